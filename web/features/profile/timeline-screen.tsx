import { useInfiniteQuery } from "@tanstack/react-query";

import { timelineQuery } from "#web/features/profile/queries.ts";
import { ProfileCard } from "#web/features/profile/profile-card.tsx";
import styles from "#web/features/profile/profile-screen.module.css";
import { TimelineList } from "#web/features/profile/timeline-list.tsx";
import { useTimelineNews } from "#web/features/profile/use-timeline-news.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Screen } from "#web/ui/screen.tsx";

/** What the person has done, the newest first, as far back as one likes to look. */
export function TimelineScreen() {
  const { t } = useTranslation();
  useTimelineNews();
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(timelineQuery);
  const items = data?.pages.flat() ?? [];
  return (
    <Screen title={t("Timeline")} description={t("What you have done here, day by day.")}>
      <div className={styles.columns}>
        <section className={styles.card} aria-label={t("Timeline")}>
          {isPending && <div className={styles.loading} role="status" aria-label={t("Loading")} />}
          {isError && items.length === 0 && (
            <EmptyState
              title={t("The timeline could not be loaded.")}
              action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
            />
          )}
          {items.length > 0 && <TimelineList items={items} label={t("Timeline")} />}
          {hasNextPage && (
            <Button className={styles.more} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("Show what was before")}
            </Button>
          )}
        </section>
        <ProfileCard />
      </div>
    </Screen>
  );
}
