import { Suspense, useEffect } from "react";

import type { CalendarEvent, ExternalEvent } from "#features/calendar/contract.ts";
import type { EventTimes } from "#features/calendar/web/event/move-event.ts";
import type { useUndoableEvents } from "#features/calendar/web/event/use-undoable-events.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";

const EventEditor = lazyPart(
  () => import("#features/calendar/web/event/event-editor.tsx").then((part) => part.EventEditor),
  { failure: "dialog" },
);

/** The purpose for which the dialog is open. */
export type EventPurpose =
  | { readonly kind: "new"; readonly times: EventTimes }
  | { readonly kind: "edit"; readonly event: CalendarEvent }
  | { readonly kind: "place"; readonly external: ExternalEvent; readonly times: EventTimes }
  | { readonly kind: "external" };

type EventDialogProps = {
  /** Undefined while it is closed. */
  purpose: EventPurpose | undefined;
  events: ReturnType<typeof useUndoableEvents>;
  /** Whether an external event is removed from its list when it gets a date. */
  isRemoved: boolean;
  onDelete: (event: CalendarEvent) => void;
  /** @param savedId the event of the calendar that was saved, if any */
  onClose: (savedId?: string) => void;
};

/** The editor of an event, which saves what it was opened for. */
export function EventDialog({ purpose, events, isRemoved, onDelete, onClose }: EventDialogProps) {
  const { t } = useTranslation();
  // Loaded in advance.
  useEffect(() => EventEditor.preload(), []);
  if (!purpose) return null;

  const titles = {
    new: t("Add event"),
    edit: t("Edit event"),
    place: t("Choose a date"),
    external: t("Add external event"),
  };
  /** Resolves to the id of the saved event; undefined for an external one, false if the editor has to stay open. */
  const save = async ({ id, ...written }: ExternalEvent, times: EventTimes | undefined) => {
    if (purpose.kind === "external" || !times) {
      await events.addExternal({ id, ...written });
      return undefined;
    }
    if (purpose.kind === "edit") return (await events.edit(purpose.event, { ...written, times })) && purpose.event.id;
    const event = { id, ...written, ...times };
    if (purpose.kind === "new") await events.add(event);
    else await events.place({ event, external: purpose.external, isRemoved });
    return id;
  };

  return (
    <Suspense>
      <EventEditor
        title={titles[purpose.kind]}
        draft={draftOf(purpose)}
        onSave={save}
        onDelete={purpose.kind === "edit" ? () => onDelete(purpose.event) : undefined}
        onClose={onClose}
      />
    </Suspense>
  );
}

function draftOf(purpose: EventPurpose) {
  if (purpose.kind === "edit") return { ...purpose.event, times: purpose.event };
  if (purpose.kind === "place") return { ...purpose.external, times: purpose.times };
  return purpose.kind === "new" ? { times: purpose.times } : {};
}
