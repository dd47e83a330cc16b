import type { CalendarEvent } from "#features/calendar/contract.ts";
import styles from "#features/calendar/web/views/agenda-list.module.css";
import { findToday } from "#web/lib/format/local-day.ts";
import type { Day } from "#features/calendar/web/calendar-params.ts";
import { colorClass, EventSign } from "#features/calendar/web/views/event-appearance.tsx";
import { formatWholeDay } from "#features/calendar/web/views/format-event.ts";
import { formatTime } from "#web/lib/format/format.ts";
import { eventsOfDay } from "#features/calendar/web/event/move-event.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Text } from "#web/ui/display/text/text.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type AgendaListProps = {
  days: readonly Day[];
  /** Undefined while they load. */
  events: readonly CalendarEvent[] | undefined;
  /** The level of the list's headings in the page. */
  headingLevel: "h2" | "h3" | "h4";
  /** Without it, the events are only read. */
  onOpen?: (event: CalendarEvent) => void;
};

/** Days below each other, each with what happens on it: the calendar of a narrow screen. */
export function AgendaList({ days, events, headingLevel: Heading, onOpen }: AgendaListProps) {
  const { t } = useTranslation();
  const today = findToday();
  return (
    <Stack aria-busy={events === undefined}>
      {days.map((day) => {
        const own = eventsOfDay(events ?? [], day);
        return (
          <section key={day} className={styles.day} data-today={day === today || undefined}>
            <Heading className={styles.name}>{formatWholeDay(day)}</Heading>
            {events === undefined ? (
              <div className={styles.skeleton} />
            ) : own.length === 0 ? (
              <Text as="p" size="small" muted>
                {t("No events")}
              </Text>
            ) : (
              <Stack as="ul" gap="tiny" className={styles.events}>
                {own.map((event) => (
                  <li key={event.id}>
                    <AgendaRow event={event} onOpen={onOpen} />
                  </li>
                ))}
              </Stack>
            )}
          </section>
        );
      })}
    </Stack>
  );
}

type AgendaRowProps = { event: CalendarEvent; onOpen: AgendaListProps["onOpen"] };

function AgendaRow({ event, onOpen }: AgendaRowProps) {
  const { t } = useTranslation();
  const { title, description, icon, className, start, end, allDay } = event;
  const content = (
    <>
      <span className={styles.sign}>
        <EventSign icon={icon} size={16} />
      </span>
      <Stack as="span" gap="none" grow>
        <span className={`truncate ${styles.title}`} dir="auto">
          {title}
        </span>
        <span className={`truncate ${styles.description}`} dir="auto">
          {description}
        </span>
      </Stack>
      <Stack as="span" gap="none" align="end" className={styles.time}>
        {allDay ? (
          t("All day")
        ) : (
          <>
            <bdi>{formatTime(start)}</bdi>
            <bdi className={styles.end}>{formatTime(end)}</bdi>
          </>
        )}
      </Stack>
    </>
  );
  const appearance = `${styles.row} ${colorClass(className)}`;
  return onOpen ? (
    <button type="button" className={appearance} data-event={event.id} onClick={() => onOpen(event)}>
      {content}
    </button>
  ) : (
    <div className={appearance}>{content}</div>
  );
}
