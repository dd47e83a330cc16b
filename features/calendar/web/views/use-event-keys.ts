import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

import type { CalendarEvent } from "#features/calendar/contract.ts";
import type { FocusTarget } from "#features/calendar/web/event/use-focus-after.ts";
import type { DayRange } from "#features/calendar/web/views/calendar-days.ts";
import type { CalendarView, Day } from "#features/calendar/web/calendar-params.ts";
import { formatTimes } from "#features/calendar/web/views/format-event.ts";
import {
  daysOfEvent,
  type EventTimes,
  isInRange,
  type Shift,
  shiftEvent,
  stretchEvent,
} from "#features/calendar/web/event/move-event.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";

type EventKeysOptions = {
  view: CalendarView;
  range: DayRange;
  events: readonly CalendarEvent[];
  /** An event that was saved elsewhere, such as in a dialog, and then focused. */
  followed: FocusTarget | undefined;
  onDayChange: (day: Day) => void;
  onMove: (event: CalendarEvent, times: EventTimes) => void;
  onRemove: (event: CalendarEvent) => void;
};

type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault" | "stopPropagation"> & {
  target: EventTarget | null;
};

type Picked = { readonly from: CalendarEvent; readonly event: CalendarEvent };

/** In minutes: the step of an arrow key in views with times. */
const step = 15;

/**
 * Moves events by keyboard, like all items that can be moved: Space picks an event up, arrow keys move it, Space drops
 * it, Escape cancels.
 */
export function useEventKeys({
  view,
  range,
  events,
  followed: saved,
  onDayChange,
  onMove,
  onRemove,
}: EventKeysOptions) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Picked>();
  const [announcement, setAnnouncement] = useState("");
  /** The event whose focus is restored if its element is rendered again. */
  const followed = useRef<string>(undefined);
  useEffect(() => {
    followed.current = saved?.eventId;
  }, [saved]);

  useEffect(() => {
    const { current: element } = root;
    if (!element) return undefined;
    const follow = () => {
      const { current: id } = followed;
      // The focus was lost with its element, not moved by the person.
      if (id === undefined || document.activeElement !== document.body) return;
      element.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
    };
    // The grid renders asynchronously, at first hidden, when elements cannot take the focus. The observer runs before
    // the next key event, so a key that is held down loses no step.
    const observer = new MutationObserver(follow);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["data-event", "style", "class"] });
    return () => observer.disconnect();
  }, []);

  const moving = picked?.event;
  // Memoized, so that the grid is not rendered again without changes.
  const shown = useMemo(
    () => (moving ? [...events.filter(({ id }) => id !== moving.id), moving] : events),
    [events, moving],
  );

  const describe = ({ title, ...times }: CalendarEvent) => ({ item: title, place: formatTimes(times) });
  const pickUp = (event: CalendarEvent) => {
    followed.current = event.id;
    setPicked({ from: event, event });
    setAnnouncement(t("{{item}} was picked up: {{place}}.", describe(event)));
  };
  const putBack = ({ from }: Picked) => {
    setPicked(undefined);
    setAnnouncement(t("{{item}} was put back.", { item: from.title }));
    showDayOf(from);
  };
  const drop = ({ from, event }: Picked) => {
    setPicked(undefined);
    setAnnouncement(t("{{item}} was dropped: {{place}}.", describe(event)));
    if (event.start !== from.start || event.end !== from.end) onMove(from, event);
  };
  const showDayOf = (event: CalendarEvent) => {
    if (!isInRange(event, range)) onDayChange(daysOfEvent(event).first);
  };
  const move = ({ from, event }: Picked, shift: Shift, isEnd: boolean) => {
    const moved = { ...event, ...(isEnd ? stretchEvent(event, shift) : shiftEvent(event, shift)) };
    setPicked({ from, event: moved });
    setAnnouncement(formatTimes(moved));
    showDayOf(moved);
  };

  const onKeyDownCapture = (press: Press) => {
    const id = (press.target as HTMLElement | null)?.closest<HTMLElement>("[data-event]")?.dataset["event"];
    const event = events.find((each) => each.id === id);
    if (picked) {
      const shift = shiftOf(press.key, view, picked.event.allDay);
      if (press.key === "Tab") return putBack(picked);
      if (press.key === " " || isEnter(press)) drop(picked);
      else if (press.key === "Escape") putBack(picked);
      else if (shift) move(picked, shift, press.shiftKey);
      else return;
    } else if (!event) return;
    else if (press.key === " ") pickUp(event);
    else if (press.key === "Delete") onRemove(event);
    else return;
    press.preventDefault();
    press.stopPropagation();
  };

  // Between two renderings nothing has the focus. Keys pressed then still belong to the moved event.
  useLayoutEffect(() => {
    if (!picked) return undefined;
    const onKeyDown = (press: globalThis.KeyboardEvent) => {
      if (press.target === document.body) onKeyDownCapture(press);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  });

  return {
    /** The events, with the moved one in its current place. */
    shown,
    announcement,
    rootRef: root,
    rootProps: {
      onKeyDownCapture,
      onPointerDownCapture: () => {
        followed.current = undefined;
        if (picked) putBack(picked);
      },
    },
  };
}

/** The shift of an arrow key: by days horizontally, by weeks or minutes vertically. */
function shiftOf(key: string, view: CalendarView, isAllDay: boolean): Shift | undefined {
  const forward = isPageRightToLeft() ? -1 : 1;
  const vertical = (direction: number): Shift =>
    view === "month" ? { days: 7 * direction } : isAllDay ? { days: direction } : { minutes: step * direction };
  const shifts: Record<string, Shift> = {
    ArrowRight: { days: forward },
    ArrowLeft: { days: -forward },
    ArrowDown: vertical(1),
    ArrowUp: vertical(-1),
  };
  return shifts[key];
}
