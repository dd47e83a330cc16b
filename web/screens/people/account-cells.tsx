import type { Label } from "#contract/text/label.ts";
import type { AccountRow, AccountStatus } from "#contract/people.ts";
import { type Role, roles } from "#contract/roles.ts";
import styles from "#web/screens/people/people-screen.module.css";
import { useChangeRole } from "#web/screens/people/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Select } from "#web/ui/form/lists/select.tsx";

const colors: Record<AccountStatus, Label["color"]> = { Active: "green", Invited: "blue", Suspended: "red" };

/** The translated names of the roles. */
export function useRoleNames(): Record<Role, string> {
  const { t } = useTranslation();
  return { viewer: t("Viewer"), member: t("Member"), admin: t("Admin") };
}

type NameCellProps = {
  account: AccountRow;
  /** Whether the email address is below the name, where it has no column. */
  hasEmail: boolean;
};

/** The picture, the name, and the username unless the email address begins with it. */
export function NameCell({ account, hasEmail }: NameCellProps) {
  const { t } = useTranslation();
  const hasUsername = !account.email.startsWith(`${account.username}@`);
  const below = hasEmail ? account.email : hasUsername && account.username;
  return (
    <span className={styles.person}>
      <Avatar name={account.name} picture={account.picture} />
      <span className={styles.names}>
        <span className={styles.nameLine}>
          <bdi className={styles.name}>{account.name}</bdi>
          {account.isYou && <span className={styles.you}>{t("You")}</span>}
        </span>
        {below && <bdi className={styles.username}>{below}</bdi>}
      </span>
    </span>
  );
}

export function StatusChip({ status }: { status: AccountStatus }) {
  const { t } = useTranslation();
  const names: Record<AccountStatus, string> = {
    Active: t("Active"),
    Invited: t("Invited"),
    Suspended: t("Suspended"),
  };
  return <LabelChip name={names[status]} color={colors[status]} />;
}

/** The role, which can be changed unless this is the demo. */
export function RoleCell({ account, canChange }: { account: AccountRow; canChange: boolean }) {
  const { t } = useTranslation();
  const names = useRoleNames();
  const { mutateAsync: changeRole } = useChangeRole();
  if (!canChange) return names[account.role];

  const choose = (role: Role) => {
    offerUndo({
      title: t("Role changed"),
      text: `${account.name}: ${names[role]}`,
      key: "people",
      // An alert shows a failure, and the role is shown as it was.
      saved: changeRole({ id: account.id, role }),
      undo: () => changeRole({ id: account.id, role: account.role }),
    });
  };
  return (
    <Select
      className={styles.role}
      aria-label={t("Role of {{name}}", { name: account.name })}
      value={account.role}
      onChange={(event) => choose(event.target.value as Role)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {names[role]}
        </option>
      ))}
    </Select>
  );
}

export function LastUsedCell({ account }: { account: AccountRow }) {
  const { t } = useTranslation();
  if (account.lastUsedAt === null) return <span className={styles.never}>{t("Never")}</span>;
  return <RelativeTime className={styles.lastUsed} date={account.lastUsedAt} />;
}
