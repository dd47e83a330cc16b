import { IconCalendarOff } from "@tabler/icons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { type CalendarEvent, listEvents } from "#features/calendar/contract.ts";
import styles from "#features/calendar/web/next-events.module.css";
import { addDays, midnightOf } from "#features/calendar/web/views/calendar-days.ts";
import { formatTime } from "#web/lib/format.ts";
import { call } from "#web/lib/api-client.ts";
import { dateFormatter } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { dayOf, findToday } from "#web/lib/local-day.ts";
import { topicKey } from "#web/lib/query-keys.ts";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import { ListCard, ListCardRow } from "#web/ui/display/list-card.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The number of events, and of days ahead in which they are looked for. */
const room = 5;
const reach = 30;

const nextEventsQuery = (today: string) =>
  queryOptions({
    queryKey: topicKey("events", "next", today),
    queryFn: ({ signal }) => {
      const [start, end] = [midnightOf(today), midnightOf(addDays(today, reach))].map((date) => date.toISOString());
      return call(listEvents, { query: { start, end } }, { signal });
    },
  });

/** The next events, for the home screen. */
export function NextEvents() {
  const { t } = useTranslation();
  const today = findToday();
  const [openedAt] = useState(() => Date.now());
  const request = useQuery(nextEventsQuery(today));
  return (
    <ListCard
      title={t("Next events")}
      more={{ href: "/calendar", text: t("Open calendar") }}
      request={request}
      items={request.data?.filter((event) => endOf(event) > openedAt).slice(0, room)}
      room={room}
      empty={
        <EmptyState
          icon={<IconCalendarOff size={32} stroke={1.5} />}
          title={t("No events in the next 30 days")}
          text={t("Events that you add to the calendar appear here.")}
        />
      }
      failure={t("Events could not be loaded")}
      keyOf={({ id }) => id}
    >
      {(event) => (
        <ListCardRow
          start={<DateSign date={startOf(event)} />}
          title={event.title}
          href={`/calendar?view=day&date=${dayOf(startOf(event))}`}
          text={event.allDay ? t("All day") : `${formatTime(event.start)} – ${formatTime(event.end)}`}
          end={dateFormatter({ weekday: "long" }).format(startOf(event))}
        />
      )}
    </ListCard>
  );
}

const startOf = ({ start, allDay }: CalendarEvent) => (allDay ? midnightOf(start) : new Date(start));
const endOf = ({ end, allDay }: CalendarEvent) => (allDay ? midnightOf(end) : new Date(end)).getTime();

/** The day of a month, as on a tear-off calendar. */
function DateSign({ date }: { date: Date }) {
  return (
    <Stack as="span" gap="none" align="center" justify="center" className={styles.date}>
      <span className={styles.month}>{dateFormatter({ month: "short" }).format(date)}</span>
      <span className={styles.day}>{dateFormatter({ day: "numeric" }).format(date)}</span>
    </Stack>
  );
}
