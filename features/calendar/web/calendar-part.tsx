import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import { AgendaList } from "#features/calendar/web/views/agenda-list.tsx";
import { rangeOf, stepDay } from "#features/calendar/web/views/calendar-days.ts";
import { findToday } from "#web/lib/format/local-day.ts";
import styles from "#features/calendar/web/calendar-part.module.css";
import { formatRange } from "#features/calendar/web/views/format-event.ts";
import { firstWeekday } from "#web/lib/format/week.ts";
import { MonthGrid } from "#features/calendar/web/views/month-grid.tsx";
import { eventsQuery } from "#features/calendar/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A small month and the events of a day, for other screens. */
export function CalendarPart() {
  const { t } = useTranslation();
  const [day, setDay] = useState(findToday);
  const range = rangeOf("month", day, firstWeekday());
  const { data: events = [], isError, isPending, refetch } = useQuery(eventsQuery(range));

  if (isError) {
    return (
      <EmptyState
        title={t("Events could not be loaded")}
        action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
      />
    );
  }
  // Side by side if there is room in the container, not the window.
  return (
    <Row gap="large" lineGap="medium" align="stretch">
      <div className={styles.month}>
        <Row gap="none" nowrap>
          <span className={styles.title} aria-live="polite">
            <bdi>{formatRange("month", day, range)}</bdi>
          </span>
          <IconButton label={t("Previous month")} onClick={() => setDay(stepDay("month", day, -1))}>
            <IconChevronLeft size={20} stroke={1.75} aria-hidden data-mirrored />
          </IconButton>
          <IconButton label={t("Next month")} onClick={() => setDay(stepDay("month", day, 1))}>
            <IconChevronRight size={20} stroke={1.75} aria-hidden data-mirrored />
          </IconButton>
        </Row>
        <MonthGrid day={day} events={events} onChoose={setDay} />
      </div>
      <Stack gap="compact" className={styles.day}>
        <AgendaList days={[day]} events={isPending ? undefined : events} headingLevel="h3" />
        <Link to="/calendar" search={{ view: "day", date: day }} className={styles.link}>
          {t("Open calendar")}
        </Link>
      </Stack>
    </Row>
  );
}
