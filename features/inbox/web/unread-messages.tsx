import { IconMailOpened } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { countUnread, latestMessagesQuery, nameUnread, unreadQuery } from "#features/inbox/web/home-queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { ListCard, ListCardRow } from "#web/ui/display/list-card.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";

const room = 5;

/** The latest unread messages, for the home screen. */
export function UnreadMessages() {
  const { t } = useTranslation();
  const request = useQuery(latestMessagesQuery);
  const unread = useQuery({ ...unreadQuery, select: countUnread }).data ?? 0;
  return (
    <ListCard
      title={t("Unread messages")}
      more={{ href: "/inbox/inbox", text: t("Open inbox") }}
      request={request}
      items={request.data?.data.filter(({ isRead }) => !isRead).slice(0, room)}
      room={room}
      empty={
        <EmptyState
          icon={<IconMailOpened size={32} stroke={1.5} />}
          title={nameUnread(unread, t)}
          {...(unread > 0 && { text: t("They are older than the latest messages, which you have read.") })}
        />
      }
      failure={t("Messages could not be loaded")}
      keyOf={({ _id }) => _id}
    >
      {({ _id, from, subject, sentAt }) => (
        <ListCardRow
          start={<Avatar name={from.name} picture={from.picture} />}
          title={subject}
          href={`/inbox/inbox/detail/${_id}`}
          text={from.name}
          end={<RelativeTime date={sentAt} />}
          isUnread
        />
      )}
    </ListCard>
  );
}
