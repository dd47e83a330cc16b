import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { countUnread, latestMessagesQuery, nameUnread, unreadQuery } from "#features/inbox/web/home-queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { HomePart } from "#web/lib/parts.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";

const Card = lazyPart(() => import("#features/inbox/web/unread-messages.tsx").then((part) => part.UnreadMessages));

function News({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const { data: unread } = useQuery({ ...unreadQuery, select: countUnread });
  return (
    <Link to="/inbox/$folder" params={{ folder: "inbox" }} className={className}>
      {unread === undefined ? t("Messages") : <bdi>{nameUnread(unread, t)}</bdi>}
    </Link>
  );
}

function Action({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Link to="/inbox/$folder/compose" params={{ folder: "inbox" }} className={className}>
      <IconPencil size={16} stroke={1.75} aria-hidden />
      {t("New message")}
    </Link>
  );
}

export const homePart: HomePart = {
  id: "inbox",
  order: 10,
  column: "news",
  Card,
  News,
  Action,
  prefetch: (loading) =>
    Promise.all([prefetchForScreen(loading, unreadQuery), prefetchForScreen(loading, latestMessagesQuery)]),
};
