import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { findGreeting } from "#web/screens/general/find-greeting.ts";
import { FirstStepsPlace, type StepControls } from "#web/screens/general/home-first-steps-place.tsx";
import styles from "#web/screens/general/home-screen.module.css";
import { formatDateLong } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { HomePart } from "#web/lib/parts.ts";
import { nameOf, userQuery } from "#web/lib/api/user-query.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

type HomeScreenProps = {
  /** What features say in the greeting, and beside the title. */
  parts: readonly HomePart[];
  /** Their cards for today, by columns. */
  columns: readonly (readonly ReactNode[])[];
  stepControls: StepControls;
};

/** Where the day begins: who is here, what to do first in a new account, what is next, and what is new. */
export function HomeScreen({ parts, columns, stepControls }: HomeScreenProps) {
  const { t } = useTranslation();
  const [today] = useState(() => new Date());
  return (
    <Screen
      title={t("Home")}
      actions={parts.map(({ id, Action }) => Action && <Action key={id} className={buttonClass("primary")} />)}
    >
      <Greeting now={today} parts={parts} />
      <FirstStepsPlace controls={stepControls} />
      <div className={styles.columns}>
        {columns.map((cards, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the columns stay as they are
          <div key={index} className={styles.column}>
            {cards}
          </div>
        ))}
      </div>
    </Screen>
  );
}

function Greeting({ now, parts }: { now: Date; parts: readonly HomePart[] }) {
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
        <h2 id="greeting" tabIndex={-1} className={styles.hello} dir="auto">
          {user && findGreeting(now.getHours(), nameOf(user), t)}
        </h2>
        <div className={styles.news}>
          <bdi>{formatDateLong(now)}</bdi>
          {parts.map(({ id, News }) => News && <News key={id} className={styles.unread} />)}
        </div>
      </div>
    </section>
  );
}
