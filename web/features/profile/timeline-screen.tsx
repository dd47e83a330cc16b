import { useInfiniteQuery } from "@tanstack/react-query";

import { timelineQuery } from "#web/features/profile/queries.ts";
import { ProfileCard } from "#web/features/profile/profile-card.tsx";
import styles from "#web/features/profile/profile-screen.module.css";
import { TimelinePart } from "#web/features/profile/timeline-part.tsx";
import { useTimelineNews } from "#web/features/profile/use-timeline-news.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Most timelines fill at least a page. */
const expected = 12;

/** The person's activities, newest first, with all older ones on demand. */
export function TimelineScreen() {
  const { t } = useTranslation();
  useTimelineNews();
  const timeline = useInfiniteQuery(timelineQuery);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = timeline;
  const items = timeline.data?.pages.flat() ?? [];
  return (
    <Screen title={t("Timeline")} description={t("Your activity, day by day.")}>
      <div className={styles.columns}>
        <Card className={styles.card} aria-label={t("Timeline")}>
          <TimelinePart items={items} label={t("Timeline")} expected={expected} state={timeline} />
          {hasNextPage && (
            <Button className={styles.more} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("Load older")}
            </Button>
          )}
        </Card>
        <ProfileCard />
      </div>
    </Screen>
  );
}
