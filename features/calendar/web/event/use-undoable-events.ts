import { type CalendarEvent, type ExternalEvent, getEvent } from "#features/calendar/contract.ts";
import { type EventFields, findEventChanges, toPatch, toSeen } from "#features/calendar/web/event/event-fields.ts";
import { type EventTimes, isResized } from "#features/calendar/web/event/move-event.ts";
import { type NewEvent, type Placing, useEventActions } from "#features/calendar/web/queries.ts";
import type { Choice } from "#web/lib/changes/conflict.ts";
import { pickChanges, readRow, saveChange } from "#web/lib/changes/save-change.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

const isSaved = (choice: Choice) => choice === "mine";

type Named = Pick<CalendarEvent, "id" | "title">;

/** What a person does with events. The inverse of each change is offered. */
export function useUndoableEvents() {
  const { t } = useTranslation();
  const actions = useEventActions();
  const { asked, changeEvent } = useEventChange(actions);

  /** Writes the former values of the changed fields only, so that later changes of others stay. */
  const revert = (event: CalendarEvent, change: Partial<EventFields>) => {
    const { fields } = toSeen(event);
    const former = pickChanges({ ...fields, ...change }, fields);
    return changeEvent({ ...event, ...toPatch(change) }, former).then(isSaved);
  };
  const offer = (title: string, { id, title: text }: Named, saved: Promise<unknown>, undo: () => unknown) =>
    offerUndo({ title, text, key: `event ${id}`, saved, undo });

  const add = async (event: NewEvent) => {
    const saved = actions.add.mutateAsync(event);
    await saved;
    offer(t("Event added"), event, saved, () => actions.remove.mutateAsync(event));
  };

  return {
    asked,
    add,
    move: (event: CalendarEvent, times: EventTimes) => {
      const saved = changeEvent(event, { times }).then(isSaved);
      const title = isResized(event, times) ? t("Event resized") : t("Event moved");
      offer(title, event, saved, () => revert(event, { times }));
    },
    /** Resolves to whether the editor can close; otherwise it keeps its input. */
    edit: async (event: CalendarEvent, fields: EventFields) => {
      const change = findEventChanges(event, fields);
      if (Object.keys(change).length === 0) return true;
      let isAddedAgain = false;
      const choice = await changeEvent(event, change, (again) => {
        isAddedAgain = true;
        return add(again);
      });
      if (isSaved(choice) && !isAddedAgain) {
        const changed = { ...event, ...toPatch(change) };
        offer(t("Event changed"), changed, Promise.resolve(), () => revert(event, change));
      }
      return choice !== "later";
    },
    remove: (event: CalendarEvent) =>
      // Includes changes that other windows have made meanwhile.
      offer(t("Event deleted"), event, actions.remove.mutateAsync(event), () => actions.restore.mutateAsync(event.id)),
    /** Resolves once the event is saved. */
    place: (placing: Placing) => {
      const { event, external, isRemoved } = placing;
      const saved = actions.place.mutateAsync(placing);
      offer(t("Event added"), event, saved, async () => {
        // First, so that the event is in one place at least if the window is closed in between.
        if (isRemoved) await actions.addExternal.mutateAsync(external);
        await actions.remove.mutateAsync(event);
      });
      return saved;
    },
    addExternal: async (event: ExternalEvent) => {
      const saved = actions.addExternal.mutateAsync(event);
      await saved;
      offer(t("Event added"), event, saved, () => actions.removeExternal.mutateAsync(event));
    },
    removeExternal: (event: ExternalEvent) =>
      offer(t("Event deleted"), event, actions.removeExternal.mutateAsync(event), () =>
        actions.addExternal.mutateAsync(event),
      ),
  };
}

/** Changes events that other windows may have changed meanwhile; see `saveChange`. */
function useEventChange({ update }: Pick<ReturnType<typeof useEventActions>, "update">) {
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
