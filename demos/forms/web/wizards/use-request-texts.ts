import { isDay } from "#contract/values/days.ts";
import type { Catering, EventKind, RequestDraft } from "#demos/forms/web/wizards/request-draft.ts";
import { formatPeriod } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

export type RequestTexts = ReturnType<typeof useRequestTexts>;

/** The labels, choices and values of an event request, translated. */
export function useRequestTexts() {
  const { t } = useTranslation();
  const labels = {
    title: t("Name of the event"),
    kind: t("Kind of event"),
    day: t("Day"),
    guests: t("Guests"),
    catering: t("Catering"),
    wishes: t("Wishes"),
    name: t("Name"),
    contact: t("Email"),
  } satisfies Record<keyof RequestDraft, string>;
  const kinds: Record<EventKind, string> = {
    workshop: t("Workshop"),
    conference: t("Conference"),
    celebration: t("Celebration"),
  };
  const caterings: Record<Catering, string> = {
    none: t("No catering"),
    coffee: t("Coffee and cake"),
    lunch: t("Lunch"),
    dinner: t("Dinner"),
  };
  const describe = (draft: RequestDraft) => ({
    ...draft,
    kind: draft.kind ? kinds[draft.kind] : "",
    day: isDay(draft.day) ? formatPeriod(draft.day, draft.day) : draft.day,
    guests: typeof draft.guests === "number" ? formatNumber(draft.guests) : draft.guests,
    catering: draft.catering ? caterings[draft.catering] : "",
  });
  return { labels, kinds, caterings, describe };
}
