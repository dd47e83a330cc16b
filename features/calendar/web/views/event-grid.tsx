import "@fullcalendar/react/skeleton.css";

import FullCalendar, { type CalendarRef } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import timeGrid from "@fullcalendar/react/timegrid";
import { useEffect, useId, useMemo, useRef, useState } from "react";

import type { CalendarEvent } from "#features/calendar/contract.ts";
import { type DayRange } from "#features/calendar/web/views/calendar-days.ts";
import { dayOf, findToday } from "#web/lib/format/local-day.ts";
import type { CalendarView, Day } from "#features/calendar/web/calendar-params.ts";
import { gridParts, gridTimeFormat } from "#features/calendar/web/views/event-grid-parts.tsx";
import styles from "#features/calendar/web/views/event-grid.module.css";
import { firstWeekday } from "#web/lib/format/week.ts";
import { type EventTimes, hourOn } from "#features/calendar/web/event/move-event.ts";
import type { FocusTarget } from "#features/calendar/web/event/use-focus-after.ts";
import { useEventKeys } from "#features/calendar/web/views/use-event-keys.ts";
import { locale } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { nextInPlane } from "#web/lib/keyboard/next-in-plane.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { useRovingFocus } from "#web/ui/actions/use-roving-focus.ts";

const plugins = [dayGrid, timeGrid, interaction];

const viewNames: Readonly<Record<CalendarView, string>> = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  day: "timeGridDay",
};

/** Days and events are one Tab stop. */
const stops = {
  controls: "[tabindex]",
  findNext(key: string, from: HTMLElement, all: readonly HTMLElement[]) {
    const next = nextInPlane(
      key,
      all.indexOf(from),
      all.map((each) => each.getBoundingClientRect()),
    );
    return next === undefined ? undefined : all[next];
  },
};

/** In milliseconds: the duration of an event created by a click. */
const hour = 3_600_000;

export type EventGridProps = {
  view: CalendarView;
  day: Day;
  range: DayRange;
  events: readonly CalendarEvent[];
  /** The event that stays focused if it is rendered again. */
  followed: FocusTarget | undefined;
  onDayChange: (day: Day, view?: CalendarView) => void;
  onAdd: (times: EventTimes) => void;
  onOpen: (event: CalendarEvent) => void;
  onMove: (event: CalendarEvent, times: EventTimes) => void;
  onRemove: (event: CalendarEvent) => void;
  /** An external event was dropped at a time. */
  onPlace: (externalId: string, times: EventTimes) => void;
};

/** The grid of a month, a week or a day. It is controlled: a drag is reported, and drawn once the event has changed. */
export function EventGrid({
  view,
  day,
  range,
  events,
  followed,
  onDayChange,
  onAdd,
  onOpen,
  onMove,
  onRemove,
  onPlace,
}: EventGridProps) {
  const { t } = useTranslation();
  const roving = useRovingFocus<HTMLDivElement>({ ...stops, initial: `[data-date="${findToday()}"] [tabindex]` });
  const helpId = useId();
  const stopsHelpId = useId();
  const calendar = useRef<CalendarRef>(null);
  const { rightToLeft } = useStore(preferences).layout;
  // Updates from other windows wait until a drag ends.
  const [held, setHeld] = useState<readonly CalendarEvent[]>();
  const current = held ?? events;
  const find = (id: string) => current.find((event) => event.id === id);
  const { shown, announcement, rootRef, rootProps } = useEventKeys({
    view,
    range,
    events: current,
    followed,
    onDayChange,
    onMove,
    onRemove,
  });
  const inputs = useMemo(() => shown.map(toInput), [shown]);

  useEffect(() => {
    calendar.current?.getApi().changeView(viewNames[view], day);
  }, [view, day]);

  const hold = () => setHeld(events);
  const release = () => setHeld(undefined);
  const moveTo = (moved: Moved) => {
    const event = find(moved.id);
    if (event) onMove(event, timesOf(moved));
  };

  const add = (times: EventTimes) => {
    // The library keeps a press from moving the focus, and the dialog would return it to a control that is not involved.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onAdd(times);
  };

  return (
    <div ref={rootRef} className={styles.grid} data-view={view} {...rootProps}>
      <p id={helpId} className="visually-hidden">
        {t(
          "Press Enter to open, or Delete to delete. To move, press Space, use the arrow keys, and press Space again to drop. Hold Shift with the arrow keys to move the end. Press Escape to cancel.",
        )}
      </p>
      <p id={stopsHelpId} className="visually-hidden">
        {t("The arrow keys move between days and events.")}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={styles.stops} {...roving}>
        <FullCalendar
          ref={calendar}
          {...gridParts}
          plugins={plugins}
          initialView={viewNames[view]}
          initialDate={day}
          events={inputs}
          headerToolbar={false}
          height="100%"
          locale={locale()}
          eventTimeFormat={gridTimeFormat()}
          slotHeaderFormat={gridTimeFormat()}
          direction={rightToLeft ? "rtl" : "ltr"}
          firstDay={firstWeekday()}
          fixedWeekCount={false}
          dayMaxEvents
          expandRows
          nowIndicator
          editable
          eventResizableFromStart
          droppable
          selectable
          selectMinDistance={6}
          forceEventDuration
          longPressDelay={350}
          // A cancelled drag returns immediately: the animation waits for the end of a transition, which does not exist
          // with reduced motion.
          dragRevertDuration={0}
          scrollTime="07:30"
          snapDuration="00:15"
          // A quarter of an hour is as high as a line of text, and an event of it stays to scale.
          slotMinHeight={32}
          eventMinHeight={16}
          eventShortHeight={40}
          navLinks
          navLinkDayClick={(date) => onDayChange(dayOf(date), "day")}
          navLinkHint={(text: string) => t("Open {{day}}", { day: text })}
          // English has one form for both, other languages do not.
          moreLinkText={(count) => isolateText(t({ one: "{{count}} more", other: "{{count}} more" }, { count }))}
          moreLinkHint={(count) => t({ one: "{{count}} more event", other: "{{count}} more events" }, { count })}
          allDayText={t("All day")}
          timedText={t("Timed events")}
          weekTextLong={t("Week")}
          closeHint={t("Close")}
          eventDidMount={({ el, event }) => {
            el.dataset["event"] = event.id;
            el.setAttribute("aria-describedby", `${helpId} ${stopsHelpId}`);
          }}
          eventClick={({ el, event: { id } }) => {
            // The library keeps a press from moving the focus, and the dialog returns it to where it was.
            el.focus();
            const event = find(id);
            if (event) onOpen(event);
          }}
          dateClick={({ date, dateStr, allDay }) =>
            add(
              allDay
                ? hourOn(dateStr)
                : {
                    allDay,
                    start: date.toISOString(),
                    end: new Date(date.getTime() + hour).toISOString(),
                  },
            )
          }
          select={(span) => {
            calendar.current?.getApi().unselect();
            add(timesOf(span));
          }}
          eventDragStart={hold}
          eventDragStop={release}
          eventResizeStart={hold}
          eventResizeStop={release}
          eventDrop={({ event }) => moveTo(event)}
          eventResize={({ event }) => moveTo(event)}
          eventReceive={({ event, revert }) => {
            // It is rendered as our event instead of the library's.
            revert();
            onPlace(String(event.extendedProps["externalId"]), timesOf(event));
          }}
        />
      </div>
    </div>
  );
}

type Spanned = { start: Date | null; end: Date | null; startStr: string; endStr: string; allDay: boolean };
type Moved = Spanned & { id: string };

const timesOf = ({ start, end, startStr, endStr, allDay }: Spanned): EventTimes =>
  allDay
    ? { allDay, start: startStr, end: endStr }
    : { allDay, start: (start ?? new Date()).toISOString(), end: (end ?? start ?? new Date()).toISOString() };

const toInput = ({ id, title, start, end, allDay, description, icon, className }: CalendarEvent) => ({
  id,
  title,
  start,
  end,
  allDay,
  extendedProps: { description, icon, color: className },
});
