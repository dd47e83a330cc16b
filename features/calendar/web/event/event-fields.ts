import type { CalendarEvent, ExternalEvent } from "#features/calendar/contract.ts";
import { iconNames } from "#features/calendar/web/views/event-names.ts";
import { labelNames } from "#web/ui/theme/label-names.ts";
import { formatTimes } from "#features/calendar/web/views/format-event.ts";
import { type EventTimes, fromFields, toFields } from "#features/calendar/web/event/move-event.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import type { AskedConflict, Seen } from "#web/lib/changes/conflict.ts";
import { pickChanges } from "#web/lib/changes/save-change.ts";
import type { ConflictRow } from "#web/ui/dialog/conflict-dialog.tsx";

/** The editable fields of an event. Its times form one field, because they depend on each other. */
export type EventFields = Omit<ExternalEvent, "id"> & { readonly times: EventTimes };

/** The event's fields with their version. */
export const toSeen = ({
  title,
  description,
  icon,
  className,
  version,
  ...event
}: CalendarEvent): Seen<EventFields> => ({
  fields: { title, description, icon, className, times: timesOf(event) },
  version,
});

const timesOf = ({ start, end, allDay }: EventTimes): EventTimes => ({ start, end, allDay });

/** The fields in the server's format. */
export const toPatch = ({ times, ...written }: Partial<EventFields>) => ({ ...written, ...times });

/** The changes that a form has made to an event. The form has no seconds, so times that look the same are the same. */
export function findEventChanges(event: CalendarEvent, { times, ...written }: EventFields) {
  const { fields } = toSeen(event);
  const shown = fromFields(toFields(fields.times));
  const isMoved = !shown || "times" in pickChanges({ times: timesOf(shown) }, { times: timesOf(times) });
  return pickChanges(fields, { ...written, times: isMoved ? timesOf(times) : fields.times });
}

/** Both versions of an event in a conflict, as text. */
export function toConflictRows(
  { names, mine, theirs }: AskedConflict<EventFields>,
  t: Translate,
): readonly ConflictRow[] | undefined {
  if (!theirs) return undefined;
  const labels = {
    title: t("Title"),
    description: t("Description"),
    icon: t("Icon"),
    className: t("Color"),
    times: t("When"),
  };
  const write = (name: keyof EventFields, { icon, className, times, ...texts }: Partial<EventFields>) => {
    if (name === "icon") return icon && iconNames(t)[icon];
    if (name === "className") return className && labelNames(t)[className];
    if (name === "times") return times && formatTimes(times);
    return texts[name];
  };
  return names.map((name) => ({
    label: labels[name],
    mine: write(name, mine) ?? "",
    theirs: write(name, theirs) ?? "",
  }));
}
