import { IconHistory } from "@tabler/icons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { listLatestActivities } from "#contract/activities.ts";
import { hasScreen } from "#contract/screens/screens.ts";
import { describeActivity } from "#web/lib/i18n/activity-texts.ts";
import { call } from "#web/lib/api/api-client.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { ListCard, ListCardRow } from "#web/ui/display/list-card.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";

const room = 3;

const homeActivitiesQuery = queryOptions({
  queryKey: topicKey("activities", "home"),
  queryFn: ({ signal }) => call(listLatestActivities, { query: { size: String(room) } }, { signal }),
});

/** The colleagues' latest activities, for the home screen. */
export function LatestActivity() {
  const { t } = useTranslation();
  const request = useQuery(homeActivitiesQuery);
  return (
    <ListCard
      title={t("Latest activity")}
      more={hasScreen("/dashboard-social") ? { href: "/dashboard-social", text: t("Open feed") } : undefined}
      request={request}
      items={request.data}
      room={room}
      empty={
        <EmptyState
          icon={<IconHistory size={32} stroke={1.5} />}
          title={t("No activity yet")}
          text={t("Messages, replies and upcoming events appear here.")}
        />
      }
      failure={t("Activities could not be loaded")}
      keyOf={({ id }) => id}
    >
      {(item) => (
        <ListCardRow
          start={<Avatar name={item.user.name} picture={item.user.picture} />}
          {...describeActivity(item)}
          href={item.href}
          end={<RelativeTime date={item.date} />}
        />
      )}
    </ListCard>
  );
}
