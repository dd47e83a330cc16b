import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import type { Activity } from "#contract/activities.ts";
import { latestActivitiesQuery } from "#features/dashboard/web/queries.ts";
import styles from "#features/dashboard/web/recent-activity.module.css";
import { describeActivity } from "#web/lib/i18n/activity-texts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The colleagues' latest activities, newest first. */
export function RecentActivity() {
  const { t } = useTranslation();
  const { data: items, isPending, isError, refetch } = useQuery(latestActivitiesQuery);
  return (
    <div className={styles.activity}>
      {isPending && <div role="status" aria-label={t("Loading")} />}
      {isError && (
        <EmptyState
          title={t("Activities could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {items?.length === 0 && (
        <EmptyState
          icon={<IconHistory size={32} stroke={1.5} />}
          title={t("No activity yet")}
          text={t("Messages, replies and upcoming events appear here.")}
        />
      )}
      {items && items.length > 0 && (
        <ol className={styles.items} aria-label={t("Recent activity")}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Item({ item }: { item: Activity }) {
  const { t } = useTranslation();
  const { user, date, href, isRead } = item;
  const { title, text } = describeActivity(item);
  return (
    <Row as="li" gap="compact" nowrap className={styles.item}>
      <Avatar name={user.name} picture={user.picture} />
      <Stack gap="none" grow>
        {/* The title, the time and the mark. The text below has the whole width. */}
        <Row nowrap>
          <p className={`truncate ${styles.title}`} dir="auto">
            {href === undefined ? (
              title
            ) : (
              <Link to={href} className={styles.link}>
                {title}
              </Link>
            )}
          </p>
          <RelativeTime date={date} className={styles.time} />
          {isRead ? (
            <span className={styles.dot} />
          ) : (
            <span className={styles.dot} role="img" aria-label={t("unread")} />
          )}
        </Row>
        <p className={`truncate ${styles.text}`} dir="auto">
          {text}
        </p>
      </Stack>
    </Row>
  );
}
