import type { EventColor, EventIcon } from "#contract/calendar.ts";
import type { Translate } from "#web/lib/i18n.ts";

/** The names of the icons. */
export const iconNames = (t: Translate): Readonly<Record<EventIcon, string>> => ({
  info: t("Information"),
  warning: t("Warning"),
  check: t("Done"),
  user: t("People"),
  lock: t("Private"),
  clock: t("Time"),
  phone: t("Phone"),
  plane: t("Travel"),
  coffee: t("Break"),
  star: t("Special"),
});

/** The names of the colours. */
export const colorNames = (t: Translate): Readonly<Record<EventColor, string>> => ({
  blue: t("Blue"),
  green: t("Green"),
  amber: t("Amber"),
  red: t("Red"),
  violet: t("Violet"),
  teal: t("Teal"),
});
