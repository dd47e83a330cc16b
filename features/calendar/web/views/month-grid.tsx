import { type KeyboardEvent, useRef } from "react";

import type { CalendarEvent } from "#features/calendar/contract.ts";
import { addDays, addMonths, daysOf, rangeOf, startOfWeek } from "#features/calendar/web/views/calendar-days.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { findToday } from "#web/lib/format/local-day.ts";
import type { Day } from "#features/calendar/web/calendar-params.ts";
import { colorClass } from "#features/calendar/web/views/event-appearance.tsx";
import { formatWholeDay, weekdayNames } from "#features/calendar/web/views/format-event.ts";
import { firstWeekday, weekendDays } from "#web/lib/format/week.ts";
import styles from "#features/calendar/web/views/month-grid.module.css";
import { eventsOfDay } from "#features/calendar/web/event/move-event.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The maximum number of dots per day. Screen readers get the exact number. */
const maxDots = 3;

type MonthGridProps = {
  /** The selected day; its month is shown. */
  day: Day;
  events: readonly CalendarEvent[];
  onChoose: (day: Day) => void;
};

/** A small month with dots for events and one selected day. Arrow keys, Home, End, Page Up and Page Down move. */
export function MonthGrid({ day, events, onChoose }: MonthGridProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const range = rangeOf("month", day, firstWeekday());
  const days = daysOf(range);
  const today = findToday();
  const weekend = weekendDays();
  const [short, long] = [weekdayNames(range, "short"), weekdayNames(range, "long")];

  const move = (event: KeyboardEvent) => {
    const next = stepOf(event.key, day);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    // It may have been rendered again, with another month.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus());
  };

  return (
    <table ref={grid} className={styles.grid}>
      <thead>
        <tr>
          {short.map((name, index) => (
            <th key={name} scope="col" abbr={long[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: days.length / 7 }, (_, week) => (
          <tr key={days[week * 7]}>
            {days.slice(week * 7, week * 7 + 7).map((each) => {
              const own = eventsOfDay(events, each);
              const name = formatWholeDay(each);
              return (
                <td key={each} data-weekend={weekend.includes(new Date(each).getUTCDay()) || undefined}>
                  <button
                    type="button"
                    className={styles.day}
                    data-other={each.slice(0, 7) !== day.slice(0, 7) || undefined}
                    aria-pressed={each === day}
                    aria-current={each === today ? "date" : undefined}
                    aria-label={
                      own.length > 0
                        ? t(
                            { one: "{{day}}, {{count}} event", other: "{{day}}, {{count}} events" },
                            { day: name, count: own.length },
                          )
                        : name
                    }
                    tabIndex={each === day ? 0 : -1}
                    onClick={() => onChoose(each)}
                    onKeyDown={move}
                  >
                    <span className={styles.number}>{formatNumber(Number(each.slice(8)))}</span>
                    <span className={styles.dots}>
                      {own.slice(0, maxDots).map(({ id, className }) => (
                        <span key={id} className={`${styles.dot} ${colorClass(className)}`} />
                      ))}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day that a key leads to. */
function stepOf(key: string, day: Day) {
  const forward = isPageRightToLeft() ? -1 : 1;
  const first = startOfWeek(day, firstWeekday());
  const steps: Record<string, Day> = {
    ArrowRight: addDays(day, forward),
    ArrowLeft: addDays(day, -forward),
    ArrowDown: addDays(day, 7),
    ArrowUp: addDays(day, -7),
    Home: first,
    End: addDays(first, 6),
    PageDown: addMonths(day, 1),
    PageUp: addMonths(day, -1),
  };
  return steps[key];
}
