import { dateFormatter } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { firstWeekday, weekendDays } from "#web/lib/format/week.ts";

type Day = string | Date;
type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Days have no time zone: they are formatted as their midnight in UTC. */
const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
  dateFormatter({ ...options, timeZone: "UTC" }).format(
    typeof day === "string" ? new Date(`${day.slice(0, 10)}T00:00:00Z`) : day,
  );

/** A day as it is read: Nov 24, 2026. */
export const formatMediumDay = (day: Day) => format(day, { dateStyle: "medium" });

/** The texts of the library's calendars in the current language, from the browser's own data instead of a library's. */
export function useCalendarTexts() {
  const { t } = useTranslation();
  return {
    firstDayOfWeek: firstWeekday() as WeekDay,
    weekendDays: weekendDays() as WeekDay[],
    weekdayFormat: (day: Day) => format(day, { weekday: "short" }),
    monthLabelFormat: (day: Day) => format(day, { month: "long", year: "numeric" }),
    monthsListFormat: (day: Day) => format(day, { month: "short" }),
    yearLabelFormat: (day: Day) => format(day, { year: "numeric" }),
    yearsListFormat: (day: Day) => format(day, { year: "numeric" }),
    decadeLabelFormat: (first: Day, last: Day) =>
      `${format(first, { year: "numeric" })} – ${format(last, { year: "numeric" })}`,
    getDayAriaLabel: (day: Day) => format(day, { dateStyle: "long" }),
    ariaLabels: {
      nextMonth: t("Next month"),
      previousMonth: t("Previous month"),
      nextYear: t("Next year"),
      previousYear: t("Previous year"),
      nextDecade: t("Next decade"),
      previousDecade: t("Previous decade"),
      monthLevelControl: t("Choose the month"),
      yearLevelControl: t("Choose the year"),
    },
  };
}
