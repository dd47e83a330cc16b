import { IconArrowRight, IconInbox, IconMailOpened, IconPencil, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import styles from "#web/features/general/home-screen.module.css";
import { latestMessagesQuery, unreadQuery } from "#web/features/general/queries.ts";
import { formatDateLong, formatDateShort, formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { userQuery } from "#web/lib/user-query.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Where the day begins: who is here, what is new, and the ways from here. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  const [today] = useState(() => new Date());
  return (
    <Screen title={t("Home")} description={formatDateLong(today)}>
      <Card className={styles.hero} aria-labelledby="welcome">
        <div className={styles.person}>
          {user ? (
            <Avatar name={user.username} picture={user.picture} size={64} />
          ) : (
            <span className={styles.photo} aria-hidden />
          )}
          <div>
            <h2 id="welcome" className={styles.welcome}>
              {t("Welcome back")}
            </h2>
            <p className={styles.name}>{user?.username}</p>
          </div>
        </div>
        <Unread />
      </Card>
      <div className={styles.columns}>
        <LatestMessages />
        <Ways />
      </div>
    </Screen>
  );
}

function Unread() {
  const { t } = useTranslation();
  const { data } = useQuery(unreadQuery);
  const unread = data?.folders.find(({ key }) => key === "inbox")?.unread;
  return (
    <Link to="/inbox/$folder" params={{ folder: "inbox" }} className={styles.figure}>
      <span className={styles.number}>{unread === undefined ? "–" : formatNumber(unread)}</span>
      <span className={styles.caption}>{t("unread in your inbox")}</span>
    </Link>
  );
}

function LatestMessages() {
  const { t } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery(latestMessagesQuery);
  return (
    <Card aria-labelledby="latest">
      <header className={styles.head}>
        <h2 id="latest" className={styles.title}>
          {t("Latest messages")}
        </h2>
        <Link to="/inbox/$folder" params={{ folder: "inbox" }} className={styles.more}>
          {t("Open inbox")}
          <IconArrowRight className={styles.arrow} size={16} stroke={1.75} aria-hidden />
        </Link>
      </header>
      {isPending && <div className={styles.loading} role="status" aria-label={t("Loading")} />}
      {isError && (
        <EmptyState
          title={t("Messages could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {data?.data.length === 0 && (
        <EmptyState icon={<IconMailOpened size={32} stroke={1.5} />} title={t("Your inbox is empty")} />
      )}
      <ul className={styles.messages}>
        {data?.data.map(({ _id, from, subject, sentAt, isRead }) => (
          <li key={_id} className={styles.message} data-unread={!isRead || undefined}>
            <Avatar name={from.name} picture={from.picture} />
            <div className={styles.words}>
              <Link
                to="/inbox/$folder/detail/$message"
                params={{ folder: "inbox", message: _id }}
                className={styles.subject}
                dir="auto"
              >
                {subject}
                {!isRead && <span className="visually-hidden">, {t("unread")}</span>}
              </Link>
              <span className={styles.from} dir="auto">
                {from.name}
              </span>
            </div>
            <time className={styles.date} dateTime={sentAt} dir="auto">
              {formatDateShort(sentAt)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Ways() {
  const { t } = useTranslation();
  const ways = [
    {
      to: "/inbox/inbox/compose",
      title: t("Write a message"),
      text: t("To one or more colleagues"),
      Icon: IconPencil,
    },
    { to: "/inbox/inbox", title: t("Read your inbox"), text: t("Folders, labels and search"), Icon: IconInbox },
    {
      to: "/search",
      title: t("Search everything"),
      text: t("Find screens and messages. Shortcut: Ctrl+K"),
      Icon: IconSearch,
    },
  ];
  return (
    <Card aria-labelledby="ways">
      <header className={styles.head}>
        <h2 id="ways" className={styles.title}>
          {t("Quick links")}
        </h2>
      </header>
      <ul className={styles.ways}>
        {ways.map(({ to, title, text, Icon }) => (
          <li key={to} className={styles.way}>
            <span className={styles.wayIcon}>
              <Icon size={20} stroke={1.75} aria-hidden />
            </span>
            <div className={styles.words}>
              <Link to={to} className={styles.subject}>
                {title}
              </Link>
              <span className={styles.from}>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
