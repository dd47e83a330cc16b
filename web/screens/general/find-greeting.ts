import type { Translate } from "#web/lib/i18n/i18n.ts";

/** Greets a person by name, as the hour of the day asks for. */
export function findGreeting(hour: number, name: string, t: Translate) {
  if (hour >= 5 && hour < 12) return t("Good morning, {{name}}", { name });
  if (hour >= 12 && hour < 18) return t("Good afternoon, {{name}}", { name });
  return t("Good evening, {{name}}", { name });
}
