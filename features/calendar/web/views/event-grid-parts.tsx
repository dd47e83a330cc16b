import type { CalendarOptions, DayHeaderInfo, EventDisplayInfo } from "@fullcalendar/react";
import { IconX } from "@tabler/icons-react";

import type { EventColor, EventIcon } from "#features/calendar/contract.ts";
import styles from "#features/calendar/web/views/event-grid.module.css";
import { colorClass, EventSign } from "#features/calendar/web/views/event-appearance.tsx";
import { dateFormatter, timeFormat } from "#web/lib/format/format.ts";
import { weekendDays } from "#web/lib/format/week.ts";
import { Row } from "#web/ui/layout/row.tsx";

const join = (...classes: readonly (string | false | undefined)[]) => classes.filter(Boolean).join(" ");

/** Our properties of an event, besides the library's. */
const propsOf = ({ event }: Pick<EventDisplayInfo, "event">) =>
  event.extendedProps as { description?: string; icon: EventIcon; color: EventColor };

function EventContent({ info }: { info: EventDisplayInfo }) {
  const { event, timeText, isShort, view } = info;
  const { description, icon } = propsOf(info);
  const isMonth = view.type === "dayGridMonth";
  const isRoomy = !isMonth && !event.allDay && !isShort;
  return (
    <span
      className={join(styles.content, isRoomy && styles.roomy)}
      title={[timeText, event.title, description].filter(Boolean).join("\n")}
    >
      <EventSign icon={icon} className={styles.sign} />
      <Row as="span" gap="tiny" lineGap="none" align="stretch" justify="between" grow className={styles.words}>
        <span className={styles.title} dir="auto">
          {event.title}
        </span>
        {/* In the month, few titles would leave room for it. It is in the tooltip, and for screen readers. */}
        {timeText && <bdi className={isMonth ? "visually-hidden" : styles.time}>{timeText}</bdi>}
        {isRoomy && (
          <span className={styles.description} dir="auto">
            {description}
          </span>
        )}
      </Row>
    </span>
  );
}

function DayName({ weekdayText, dayNumberText, isToday }: DayHeaderInfo) {
  return (
    <>
      <span>{weekdayText} </span>
      <span className={join(styles.number, isToday && styles.todayNumber)}>{dayNumberText}</span>
    </>
  );
}

const isWeekend = (weekday: number) => weekendDays().includes(weekday);

const shortTimeFormat = { ...timeFormat, omitZeroMinute: true } as const;

/** The format of times, in which a full hour has no minutes where AM or PM follows: 9AM, to leave room for the title. */
export const gridTimeFormat = () => (dateFormatter(timeFormat).resolvedOptions().hour12 ? shortTimeFormat : timeFormat);

/** The appearance of the grid's parts. The library only provides the layout. */
export const gridParts: CalendarOptions = {
  className: styles.calendar,
  viewClass: styles.view,
  eventContent: (info) => <EventContent info={info} />,
  eventClass: (info) =>
    join(
      styles.event,
      colorClass(propsOf(info).color),
      info.isDragging && styles.dragging,
      info.isSelected && styles.selected,
    ),
  listItemEventClass: styles.listItem,
  blockEventClass: styles.block,
  rowEventClass: ({ isStart, isEnd }) => join(styles.row, isStart && styles.start, isEnd && styles.end),
  rowEventBeforeClass: ({ isStartResizable }) => isStartResizable && join(styles.rowGrip, styles.before),
  rowEventAfterClass: ({ isEndResizable }) => isEndResizable && join(styles.rowGrip, styles.after),
  columnEventClass: styles.column,
  columnEventBeforeClass: ({ isStartResizable }) => isStartResizable && join(styles.columnGrip, styles.before),
  columnEventAfterClass: ({ isEndResizable }) => isEndResizable && join(styles.columnGrip, styles.after),
  moreLinkClass: styles.more,
  columnMoreLinkClass: styles.columnMore,
  columnMoreLinkInnerClass: styles.columnMoreWords,
  popoverClass: styles.popover,
  popoverCloseClass: styles.close,
  popoverCloseContent: () => <IconX size={16} stroke={1.75} aria-hidden />,
  highlightClass: styles.highlight,
  navLinkClass: styles.link,
  tableHeaderClass: styles.header,
  dayHeaderRowClass: styles.line,
  dayHeaderClass: ({ inPopover }) => (inPopover ? styles.popoverHead : join(styles.line, styles.dayHeader)),
  // Its accessible name is its text; the library's own label leaves out the weekday.
  dayHeaderDidMount: ({ el }) => el.querySelector("[role=link]")?.removeAttribute("aria-label"),
  dayHeaderContent: (info) =>
    info.view.type === "timeGridWeek" && !info.inPopover ? <DayName {...info} /> : info.text,
  dayHeaderAlign: ({ inPopover }) => (inPopover ? "start" : "center"),
  dayHeaderInnerClass: ({ isToday }) => join(styles.dayName, isToday && styles.todayName),
  dayHeaderDividerClass: styles.divider,
  dayRowClass: styles.line,
  dayCellClass: ({ isOther, dow }) => join(styles.line, isWeekend(dow) && styles.weekend, isOther && styles.other),
  dayCellTopClass: styles.cellTop,
  dayCellTopInnerClass: ({ isToday }) => join(styles.number, isToday && styles.todayNumber),
  dayLaneClass: ({ isToday, dow, view: { type } }) =>
    join(styles.line, type !== "timeGridDay" && (isToday ? styles.today : isWeekend(dow) && styles.weekend)),
  dayLaneInnerClass: styles.lane,
  slotLaneClass: ({ isMinor }) => join(styles.line, isMinor && styles.minor),
  slotHeaderRowClass: styles.line,
  slotHeaderClass: ({ isMinor }) => join(styles.line, styles.slot, isMinor && styles.minor),
  slotHeaderAlign: "end",
  slotHeaderInnerClass: styles.slotName,
  slotHeaderDividerClass: styles.slotDivider,
  allDayHeaderClass: styles.slot,
  allDayHeaderInnerClass: styles.slotName,
  allDayDividerClass: styles.divider,
  fillerClass: styles.line,
  nowIndicatorLineClass: styles.now,
  nowIndicatorDotClass: styles.nowDot,
  views: {
    dayGrid: { dayHeaderFormat: { weekday: "short" } },
    timeGrid: { dayHeaderFormat: { weekday: "short", day: "numeric" } },
    // As many events side by side as have room for some words; a link opens the others.
    timeGridWeek: { eventMaxStack: 2, slotEventOverlap: false },
    timeGridDay: { dayHeaders: false, eventMaxStack: 4 },
  },
};
