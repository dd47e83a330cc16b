import { IconCalendarOff } from "@tabler/icons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { type CalendarEvent, listEvents } from "#features/calendar/contract.ts";
import styles from "#features/calendar/web/agenda.module.css";
import { type AgendaRow, type EventState, planAgenda } from "#features/calendar/web/plan-agenda.ts";
import { addDays, midnightOf } from "#features/calendar/web/views/calendar-days.ts";
import { colorClass } from "#features/calendar/web/views/event-appearance.tsx";
import { call } from "#web/lib/api/api-client.ts";
import { formatDayAgo, formatUntil } from "#web/lib/format/format-ago.ts";
import { formatTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { dayOf } from "#web/lib/format/local-day.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { SummaryCard } from "#web/ui/display/list-card.tsx";

/** The number of rows, and of days ahead in which the next events are looked for. */
const room = 5;
const reach = 30;

const agendaQuery = (today: string) =>
  queryOptions({
    queryKey: topicKey("events", "agenda", today),
    queryFn: ({ signal }) => {
      const [start, end] = [midnightOf(today), midnightOf(addDays(today, reach))].map((date) => date.toISOString());
      return call(listEvents, { query: { start, end } }, { signal });
    },
  });

/** The day as a timeline, for the home screen. */
export function Agenda() {
  const { t } = useTranslation();
  const now = useNow();
  const request = useQuery(agendaQuery(dayOf(now)));
  const rows = request.data && planAgenda(request.data, now, room);
  return (
    <SummaryCard
      title={t("Agenda")}
      more={{ href: "/calendar", text: t("Open calendar") }}
      request={request}
      room={room}
      failure={t("Events could not be loaded")}
    >
      {rows && <Timeline rows={rows} now={now} />}
    </SummaryCard>
  );
}

function Timeline({ rows, now }: { rows: readonly AgendaRow[]; now: Date }) {
  const { t } = useTranslation();
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<IconCalendarOff size={32} stroke={1.5} />}
        title={t("No events in the next 30 days")}
        text={t("Events that you add to the calendar appear here.")}
        action={
          <a href={`#/calendar?view=day&date=${dayOf(now)}`} className={buttonClass()}>
            {t("Plan your day")}
          </a>
        }
      />
    );
  return (
    <>
      <h3 className={styles.heading}>
        <bdi>{formatDayAgo(now.toISOString(), now)}</bdi>
      </h3>
      <ol className={styles.rows} aria-label={t("Agenda")}>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} now={now} />
        ))}
      </ol>
    </>
  );
}

function keyOf(row: AgendaRow) {
  if (row.kind === "event") return row.event.id;
  return row.kind === "day" ? row.day : row.kind;
}

function Row({ row, now }: { row: AgendaRow; now: Date }) {
  const { t } = useTranslation();
  if (row.kind === "event") return <EventRow event={row.event} state={row.state} now={now} />;
  if (row.kind === "day")
    return (
      <li className={styles.heading}>
        <bdi>{formatDayAgo(midnightOf(row.day).toISOString(), now)}</bdi>
      </li>
    );
  return (
    <li className={styles.now} aria-current="time">
      <time dateTime={now.toISOString()} className={styles.time}>
        <span className="visually-hidden">{t("Now")} </span>
        <bdi>{formatTime(now.toISOString())}</bdi>
      </time>
      <span className={styles.line} aria-hidden />
      {row.isOver && <span className={styles.over}>{t("Nothing more today")}</span>}
    </li>
  );
}

function EventRow({ event, state, now }: { event: CalendarEvent; state: EventState; now: Date }) {
  const { t } = useTranslation();
  const { title, start, end, allDay, className } = event;
  const day = dayOf(allDay ? midnightOf(start) : new Date(start));
  return (
    <li className={styles.event} data-state={state}>
      <span className={styles.time}>
        <bdi>{allDay ? t("All day") : formatTime(start)}</bdi>
      </span>
      <span className={`${styles.dot} ${colorClass(className)}`} aria-hidden />
      <span className={styles.words}>
        <a href={`#/calendar?view=day&date=${day}`} className={`truncate ${styles.name}`} dir="auto">
          {title}
        </a>
        {!allDay && (
          <span className={styles.until}>
            <bdi>{state === "next" ? formatUntil(start, now) : t("until {{time}}", { time: formatTime(end) })}</bdi>
          </span>
        )}
      </span>
      {state === "now" && <span className={styles.sign}>{t("Now")}</span>}
    </li>
  );
}

const minute = 60_000;

/** The time, which changes with each minute of the clock. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute - (Date.now() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
