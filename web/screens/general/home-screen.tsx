import { IconPencil, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";

import { findGreeting } from "#web/screens/general/find-greeting.ts";
import styles from "#web/screens/general/home-screen.module.css";
import { unreadQuery } from "#web/screens/general/queries.ts";
import { formatDateLong } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { nameOf, userQuery } from "#web/lib/user-query.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/**
 * Where the day begins: who is here, what is new, and what is next.
 *
 * @param parts the cards: what features have for today
 */
export function HomeScreen({ parts }: { parts: readonly ReactNode[] }) {
  const { t } = useTranslation();
  const [today] = useState(() => new Date());
  return (
    <Screen
      title={t("Home")}
      description={formatDateLong(today)}
      actions={
        <div className={styles.actions}>
          <Link to="/search" className={styles.action}>
            <IconSearch size={16} stroke={1.75} aria-hidden />
            {t("Search everything")}
          </Link>
          <Link to="/inbox/$folder/compose" params={{ folder: "inbox" }} className={styles.primary}>
            <IconPencil size={16} stroke={1.75} aria-hidden />
            {t("Write a message")}
          </Link>
        </div>
      }
    >
      <Greeting hour={today.getHours()} />
      <div className={styles.cards}>{parts}</div>
    </Screen>
  );
}

function Greeting({ hour }: { hour: number }) {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  const { data: inbox } = useQuery(unreadQuery);
  const unread = inbox?.folders.find(({ key }) => key === "inbox")?.unread;
  return (
    <section className={styles.greeting} aria-labelledby="greeting">
      {user ? (
        <Avatar name={nameOf(user)} picture={user.picture} size={64} />
      ) : (
        <span className={styles.photo} aria-hidden />
      )}
      <div className={styles.welcome}>
        <h2 id="greeting" className={styles.hello} dir="auto">
          {user && findGreeting(hour, nameOf(user), t)}
        </h2>
        <Link to="/inbox/$folder" params={{ folder: "inbox" }} className={styles.unread}>
          {unread === undefined ? (
            t("Messages")
          ) : (
            <bdi>
              {unread === 0
                ? t("You're all caught up")
                : t({ one: "{{count}} unread message", other: "{{count}} unread messages" }, { count: unread })}
            </bdi>
          )}
        </Link>
      </div>
    </section>
  );
}
