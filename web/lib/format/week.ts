import { office } from "#office";
import { locale } from "#web/lib/format/format.ts";

type WeekInfo = { readonly firstDay: number; readonly weekend: readonly number[] };

/** The week of the office's country, or else that of the current language. Its days are 1 for Monday to 7 for Sunday. */
function weekInfo(): WeekInfo {
  const known = new Intl.Locale(locale(), { region: office.country }) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  // Not every browser knows it; the default is that of most countries.
  return known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1, weekend: [6, 7] };
}

/** The first day of the week, 0 for Sunday. */
export const firstWeekday = () => weekInfo().firstDay % 7;

/** The days of the weekend, 0 for Sunday. */
export const weekendDays = (): readonly number[] => weekInfo().weekend.map((day) => day % 7);
