import { type CalendarEvent, getEvent } from "#contract/calendar.ts";
import { type EventFields, toPatch, toSeen } from "#web/features/calendar/event/event-fields.ts";
import type { useEventActions } from "#web/features/calendar/queries.ts";
import { readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";

/** Changes events that other windows may have changed meanwhile; see `saveChange`. */
export function useEventChange({ update, add }: Pick<ReturnType<typeof useEventActions>, "update" | "add">) {
  const { asked, choose } = useConflict<EventFields>();

  /** @param isTyped whether typed text would be lost if the event is gone */
  const changeEvent = (event: CalendarEvent, change: Partial<EventFields>, isTyped: boolean) =>
    saveChange({
      base: toSeen(event),
      change,
      send: (part, version) =>
        update.mutateAsync({ event, change: toPatch(part), version, handles: isTyped ? [404, 409] : [409] }),
      read: () => readRow(getEvent, event.id, toSeen),
      choose,
      ...(isTyped && {
        addAgain: ({ times, ...written }: EventFields, id: string) => add.mutateAsync({ id, ...written, ...times }),
      }),
    });
  return { asked, changeEvent };
}
