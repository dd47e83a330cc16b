import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

import { timelineQuery } from "#web/features/profile/queries.ts";
import styles from "#web/features/profile/profile-screen.module.css";
import { TimelineList } from "#web/features/profile/timeline-list.tsx";
import { useTimelineNews } from "#web/features/profile/use-timeline-news.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** So many items show here; the timeline has them all. */
const shown = 6;

/** What the person has done lately. */
export function Latest() {
  const { t } = useTranslation();
  const titleId = useId();
  useTimelineNews();
  const { data, isPending, isError, refetch } = useInfiniteQuery(timelineQuery);
  const items = data?.pages[0]?.slice(0, shown) ?? [];
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("Recent activity")}
      </h2>
      {isPending && <div className={styles.loading} role="status" aria-label={t("Loading")} />}
      {isError && items.length === 0 && (
        <EmptyState
          title={t("The timeline could not be loaded.")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {items.length > 0 && <TimelineList items={items} label={t("Recent activity")} />}
      <Link to="/timeline" className={styles.link}>
        {t("To the timeline")}
      </Link>
    </section>
  );
}
