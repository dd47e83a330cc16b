import type { ChatStatus } from "#contract/chat.ts";
import styles from "#web/features/chat/people/status.module.css";
import type { Translate } from "#web/lib/i18n.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";

/** What a status is called: one's own, which is chosen, or another person's, which is seen. */
export function statusWord(t: Translate, status: ChatStatus, isOwn = false) {
  if (status === "Log Off") return isOwn ? t("Log Off") : t("Offline");
  return { Online: t("Online"), Busy: t("Busy"), Away: t("Away") }[status];
}

/** Each status has a form of its own, so that it is told without colours too. Its word stands beside it. */
export const StatusDot = ({ status }: { status: ChatStatus }) => (
  <span className={styles.dot} data-status={status} aria-hidden />
);

type FaceProps = { name: string; picture: string; status: ChatStatus | undefined; size?: 24 | 32 | 40 };

/** A person's picture with their status at its foot. */
export const Face = ({ name, picture, status, size = 32 }: FaceProps) => (
  <span className={styles.face}>
    <Avatar name={name} picture={picture} size={size} />
    {status && <StatusDot status={status} />}
  </span>
);

/**
 * How many messages are unread, for the eye: its number is no text, since the name of what it stands on says it, in
 * another order.
 */
export const Badge = ({ count }: { count: number }) => (
  <span className={styles.badge} data-count={count > 99 ? "99+" : count} aria-hidden />
);
