import { useQuery } from "@tanstack/react-query";

import type { ActivePerson } from "#features/forum/contract.ts";
import styles from "#features/forum/web/forum-aside.module.css";
import { hrefOfPost } from "#features/forum/web/forum-params.ts";
import { activityQuery } from "#features/forum/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { ListCard, ListCardRow } from "#web/ui/display/list-card.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const room = 5;

/** The latest posts of all sections, and who writes most: in the topic that is read, otherwise in all. */
export function ForumAside({ people }: { people?: readonly ActivePerson[] }) {
  const { t } = useTranslation();
  const request = useQuery(activityQuery);
  const mostActive = (
    <ListCard
      title={people ? t("In this topic") : t("Most active in 30 days")}
      request={request}
      items={people ?? request.data?.people}
      room={people ? people.length : room}
      empty={<EmptyState title={t("No posts yet")} />}
      failure={t("Posts could not be loaded")}
      keyOf={({ author }) => author.username}
    >
      {({ author, posts }) => (
        <ListCardRow
          start={<Avatar name={author.name} picture={author.picture} />}
          title={author.name}
          end={<bdi>{t({ one: "{{count}} post", other: "{{count}} posts" }, { count: posts })}</bdi>}
        />
      )}
    </ListCard>
  );
  return (
    <Stack as="aside" className={styles.aside} aria-label={t("Activity")}>
      {people && mostActive}
      <ListCard
        title={t("Latest posts")}
        request={request}
        items={request.data?.latest}
        room={room}
        empty={<EmptyState title={t("No posts yet")} />}
        failure={t("Posts could not be loaded")}
        keyOf={({ id }) => id}
      >
        {({ topicId, number, title, author, excerpt, createdAt }) => (
          <ListCardRow
            start={<Avatar name={author.name} picture={author.picture} />}
            title={title}
            href={hrefOfPost(topicId, number)}
            text={`${isolateText(author.name)}: ${isolateText(excerpt)}`}
            end={<RelativeTime date={createdAt} />}
          />
        )}
      </ListCard>
      {!people && mostActive}
    </Stack>
  );
}
