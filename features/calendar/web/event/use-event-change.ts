import { type CalendarEvent, getEvent } from "#features/calendar/contract.ts";
import { type EventFields, toPatch, toSeen } from "#features/calendar/web/event/event-fields.ts";
import type { NewEvent, useEventActions } from "#features/calendar/web/queries.ts";
import { readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";

/** Changes events that other windows may have changed meanwhile; see `saveChange`. */
export function useEventChange({ update }: Pick<ReturnType<typeof useEventActions>, "update">) {
  const { asked, choose } = useConflict<EventFields>();

  /** @param addAgain if typed text would be lost with the event, in case it was deleted */
  const changeEvent = (
    event: CalendarEvent,
    change: Partial<EventFields>,
    addAgain?: (event: NewEvent) => Promise<unknown>,
  ) =>
    saveChange({
      base: toSeen(event),
      change,
      send: (part, version) =>
        update.mutateAsync({ event, change: toPatch(part), version, handles: addAgain ? [404, 409] : [409] }),
      read: () => readRow(getEvent, event.id, toSeen),
      choose,
      ...(addAgain && {
        addAgain: ({ times, ...written }: EventFields, id: string) => addAgain({ id, ...written, ...times }),
      }),
    });
  return { asked, changeEvent };
}
