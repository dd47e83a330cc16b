import { IconChevronDown } from "@tabler/icons-react";

import type { ChatStatus, ChatUser } from "#features/chat/contract.ts";
import { sortPeople } from "#features/chat/web/people/sort-people.ts";
import styles from "#features/chat/web/people/people.module.css";
import { useChangeStatus } from "#features/chat/web/queries.ts";
import { describePerson, Face, listStatusChoices, statusWord } from "#features/chat/web/people/status.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { CountBadge } from "#web/ui/display/text/count-badge.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type PeopleProps = { users: readonly ChatUser[]; me: string; onOpen: (username: string) => void };

/** The current user with a menu for the status, then the others with their status and number of unread messages. */
export function People({ users, me, onOpen }: PeopleProps) {
  const { t } = useTranslation();
  const self = users.find(({ username }) => username === me);
  return (
    <Row gap="tiny" align="stretch" nowrap className={styles.people}>
      {self && <OwnStatus self={self} />}
      <Row
        as="ul"
        gap="tiny"
        align="stretch"
        nowrap
        grow
        className={`fading-ends ${styles.list}`}
        aria-label={t("People")}
      >
        {sortPeople(users.filter(({ username }) => username !== me)).map((user) => (
          <li key={user.username} className={styles.item}>
            <Person user={user} onOpen={() => onOpen(user.username)} />
          </li>
        ))}
      </Row>
    </Row>
  );
}

function Person({ user, onOpen }: { user: ChatUser; onOpen: () => void }) {
  const { t } = useTranslation();
  const { name, picture, status, unread } = user;
  const word = statusWord(t, status);
  return (
    <button
      type="button"
      className={styles.person}
      title={`${name} · ${word}`}
      aria-label={describePerson(t, user)}
      onClick={onOpen}
    >
      <Face name={name} picture={picture} status={status} />
      <Stack as="span" gap="none" className={styles.words}>
        <span className={`truncate ${styles.name}`} dir="auto">
          {name}
        </span>
        <span className={`truncate ${styles.shortName}`} dir="auto">
          {name.split(" ")[0]}
        </span>
        <span className={styles.status}>{word}</span>
      </Stack>
      {unread > 0 && <CountBadge count={unread} className={styles.badge} />}
    </button>
  );
}

function OwnStatus({ self }: { self: ChatUser }) {
  const { t } = useTranslation();
  const change = useChangeStatus(self.username);
  const word = statusWord(t, self.status, true);
  return (
    <Menu
      label={t("Your status")}
      checks="one"
      choices={listStatusChoices(t, self.status)}
      onChoose={(key) => change.mutate(key as ChatStatus)}
      button={(props) => (
        <button
          type="button"
          className={styles.person}
          data-own
          title={t("Your status: {{status}}", { status: word })}
          aria-label={t("{{name}}, {{status}}", { name: t("You"), status: word })}
          {...props}
        >
          <Face name={self.name} picture={self.picture} status={self.status} />
          <Stack as="span" gap="none" className={styles.words}>
            <span className={`truncate ${styles.name}`}>{t("You")}</span>
            <span className={`truncate ${styles.shortName}`}>{t("You")}</span>
            <span className={styles.status}>
              {word}
              <IconChevronDown size={12} stroke={2} aria-hidden />
            </span>
          </Stack>
        </button>
      )}
    />
  );
}
