import type { EventIcon } from "#features/calendar/contract.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

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
