import { type ChatStatus, chatStatuses, type ChatUser } from "#features/chat/contract.ts";
import styles from "#features/chat/web/people/status.module.css";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import type { MenuChoice } from "#web/ui/actions/menu.tsx";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";

/** The name of a status: as a choice for oneself, or as seen by others. */
export function statusWord(t: Translate, status: ChatStatus, isOwn = false) {
  if (status === "Log Off") return isOwn ? t("Log Off") : t("Offline");
  return { Online: t("Online"), Busy: t("Busy"), Away: t("Away") }[status];
}

/** The accessible name of a person: their name, status and number of unread messages. */
export function describePerson(t: Translate, { name, status, unread }: Pick<ChatUser, "name" | "status" | "unread">) {
  const word = statusWord(t, status);
  if (unread === 0) return t("{{name}}, {{status}}", { name, status: word });
  return t(
    {
      one: "{{name}}, {{status}}, {{count}} unread message",
      other: "{{name}}, {{status}}, {{count}} unread messages",
    },
    { name, status: word, count: unread },
  );
}

/** Each status has its own shape, so that it does not depend on colour. Its name is shown beside it. */
export const StatusDot = ({ status }: { status: ChatStatus }) => (
  <span className={styles.dot} data-status={status} aria-hidden />
);

/** The statuses as choices of a menu, in which a person chooses their own. */
export const listStatusChoices = (t: Translate, own: ChatStatus | undefined): readonly MenuChoice[] =>
  chatStatuses.map((status) => ({
    key: status,
    label: statusWord(t, status, true),
    icon: <StatusDot status={status} />,
    isChecked: status === own,
  }));

type FaceProps = { name: string; picture: string; status: ChatStatus | undefined; size?: 24 | 32 | 40 };

/** A person's picture with their status. */
export const Face = ({ name, picture, status, size = 32 }: FaceProps) => (
  <span className={styles.face}>
    <Avatar name={name} picture={picture} size={size} />
    {status && <StatusDot status={status} />}
  </span>
);
