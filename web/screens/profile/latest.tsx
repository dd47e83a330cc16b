import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

import { timelineQuery } from "#web/screens/profile/queries.ts";
import styles from "#web/screens/profile/profile-screen.module.css";
import { TimelinePart } from "#web/screens/profile/timeline/timeline-part.tsx";
import { useTimelineNews } from "#web/screens/profile/timeline/use-timeline-news.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";

/** The number of items; the timeline has all. */
const shown = 6;

/** The person's latest activities. */
export function Latest() {
  const { t } = useTranslation();
  const titleId = useId();
  useTimelineNews();
  const timeline = useInfiniteQuery(timelineQuery());
  const items = timeline.data?.pages[0]?.slice(0, shown) ?? [];
  return (
    <Card className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("Recent activity")}
      </h2>
      <TimelinePart items={items} heading="h3" expected={shown} state={timeline} />
      <Link to="/timeline" className={styles.link}>
        {t("Open timeline")}
      </Link>
    </Card>
  );
}
