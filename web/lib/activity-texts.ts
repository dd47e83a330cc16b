import type { Activity } from "#contract/activities.ts";
import { fillIn, translateData } from "#web/lib/i18n.ts";

/**
 * The title and the text of an activity. Notifications and the due dates of tasks are texts of the app, in the current
 * language; messages and the titles of tasks stay as their authors wrote them.
 */
export function describeActivity({ type, user, title, text }: Pick<Activity, "type" | "user" | "title" | "text">) {
  if (type === "messages") return { title, text };
  if (type === "tasks") return { title, text: translateData(text) };
  return { title: translateNotification(title, user.name), text: translateData(text) };
}

/** The dictionaries have notifications without the name of the person who acted. */
const translateNotification = (title: string, name: string) =>
  fillIn(translateData(title.replace(name, "{{name}}")), { name });
