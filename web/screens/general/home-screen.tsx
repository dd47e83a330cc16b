import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { findGreeting } from "#web/screens/general/find-greeting.ts";
import styles from "#web/screens/general/home-screen.module.css";
import { formatDateLong } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import type { HomePart } from "#web/lib/parts.ts";
import { nameOf, userQuery } from "#web/lib/user-query.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/**
 * Where the day begins: who is here, what is new, and what is next.
 *
 * @param parts what features say in the greeting, and beside the title
 * @param cards what they have for today
 */
export function HomeScreen({ parts, cards }: { parts: readonly HomePart[]; cards: readonly ReactNode[] }) {
  const { t } = useTranslation();
  const [today] = useState(() => new Date());
  return (
    <Screen
      title={t("Home")}
      description={formatDateLong(today)}
      actions={parts.map(({ id, Action }) => Action && <Action key={id} className={buttonClass("primary")} />)}
    >
      <Greeting hour={today.getHours()} parts={parts} />
      <div className={styles.cards}>{cards}</div>
    </Screen>
  );
}

function Greeting({ hour, parts }: { hour: number; parts: readonly HomePart[] }) {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
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
        {parts.map(({ id, News }) => News && <News key={id} className={styles.unread} />)}
      </div>
    </section>
  );
}
