import { Link } from "@tanstack/react-router";
import { useId } from "react";

import type { TimelineItem } from "#contract/account/profile.ts";
import styles from "#web/screens/profile/timeline/timeline-list.module.css";
import { kindOf } from "#web/screens/profile/timeline/timeline-kinds.ts";
import { TimelineSign } from "#web/screens/profile/timeline/timeline-sign.tsx";
import { formatDayAgo } from "#web/lib/format/format-ago.ts";
import { formatDateTime, formatTime } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";

const dayOf = (iso: string) => new Date(iso).toDateString();

const isOfToday = (iso: string) => dayOf(iso) === new Date().toDateString();

/** The items of each day, in their order. */
const groupByDay = (items: readonly TimelineItem[]) => [...Map.groupBy(items, ({ date }) => dayOf(date)).values()];

type TimelineListProps = { items: readonly TimelineItem[]; heading: "h2" | "h3" };

/** The activities on a line, grouped by day. */
export function TimelineList({ items, heading }: TimelineListProps) {
  return groupByDay(items).map((day) => {
    const date = day[0]?.date ?? "";
    return <Day key={dayOf(date)} date={date} items={day} heading={heading} />;
  });
}

function Day({ date, items, heading: Heading }: TimelineListProps & { date: string }) {
  useTranslation();
  const id = useId();
  const isToday = isOfToday(date);
  return (
    <section className={styles.day} aria-labelledby={id}>
      <Heading id={id} className={styles.date}>
        {formatDayAgo(date)}
      </Heading>
      <ol className={styles.items} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <TimelineSign kind={item.kind} />
            <div className={styles.words}>
              <div className={styles.kind}>
                {translateData(kindOf(item.kind).title)}
                {isToday ? <RelativeTime date={item.date} className={styles.time} /> : <Clock date={item.date} />}
              </div>
              <Link to={item.href} className={kindOf(item.kind).isQuoted ? styles.quote : styles.link} dir="auto">
                {item.text}
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The time of day, below the heading that names the day. */
const Clock = ({ date }: { date: string }) => (
  <time className={styles.time} dateTime={date} title={formatDateTime(date)}>
    <bdi>{formatTime(date)}</bdi>
  </time>
);
