import type { Activity } from "#contract/activities.ts";
import { formatTime } from "#web/lib/format/format.ts";
import { fillIn, translateData } from "#web/lib/i18n/i18n.ts";

/** The title and the text of an activity in the current language. What users wrote stays as it is. */
export function describeActivity({
  user,
  title,
  text,
  details,
  due,
}: Pick<Activity, "user" | "title" | "text" | "details" | "due">) {
  const values = { ...details, name: user.name, ...(due !== undefined && { time: formatTime(due) }) };
  return { title: fillIn(translateData(title), values), text: fillIn(translateData(text), values) };
}
