import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";

import { ProfileCard } from "#web/screens/profile/profile-card.tsx";
import cardStyles from "#web/screens/profile/profile-screen.module.css";
import { timelineQuery } from "#web/screens/profile/queries.ts";
import { TimelineFilter } from "#web/screens/profile/timeline/timeline-filter.tsx";
import { TimelinePart } from "#web/screens/profile/timeline/timeline-part.tsx";
import styles from "#web/screens/profile/timeline/timeline-screen.module.css";
import { useTimelineNews } from "#web/screens/profile/timeline/use-timeline-news.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const route = getRouteApi("/_shell/timeline");

/** Most timelines fill at least a page. */
const expected = 12;

/** The person's activities, newest first, with all older ones on demand. */
export function TimelineScreen() {
  const { t } = useTranslation();
  const { only } = route.useSearch();
  useTimelineNews();
  const timeline = useInfiniteQuery({ ...timelineQuery(only), placeholderData: keepPreviousData });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = timeline;
  const items = timeline.data?.pages.flat() ?? [];
  return (
    <Screen title={t("Timeline")} description={t("Your activity, day by day.")}>
      <div className={styles.columns}>
        <Card className={cardStyles.card} aria-label={t("Timeline")}>
          <TimelinePart items={items} heading="h2" expected={expected} state={timeline} />
          {hasNextPage && (
            <Button className={cardStyles.more} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("Load older")}
            </Button>
          )}
        </Card>
        <div className={styles.side}>
          <TimelineFilter />
          <div className={styles.person}>
            <ProfileCard />
          </div>
        </div>
      </div>
    </Screen>
  );
}
