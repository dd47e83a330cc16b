import {
  IconDots,
  IconDownload,
  IconLogout,
  IconMail,
  IconTrash,
  IconUserCancel,
  IconUserCheck,
} from "@tabler/icons-react";

import { type AccountRow, ownDataPath, personDataPath } from "#contract/people.ts";
import { useEndSessions, useInvite, useReinstate, useSuspend } from "#web/screens/people/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import type { RowAction } from "#web/lib/context-menu.ts";
import { downloadFile } from "#web/lib/api/download-file.ts";
import { i18n, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/**
 * Returns what can be done with an account.
 *
 * @param canChange false in the demo, where accounts can only be looked at
 * @param onDelete asks what to do with the account's content, and deletes it
 */
export function useAccountActions(canChange: boolean, onDelete: (account: AccountRow) => void) {
  const { t } = useTranslation();
  const { suspend, reinstate, endSessions, inviteAgain } = useAccountChanges();
  return (account: AccountRow): readonly RowAction[] => {
    const exportData: RowAction = {
      key: "export",
      label: t("Export data"),
      icon: <IconDownload {...icon} />,
      run: () =>
        downloadFile(account.isYou ? ownDataPath : personDataPath(account.id), `atrium-${account.username}.json`),
    };
    if (!canChange) return account.isYou ? [exportData] : [];
    const invite: RowAction = {
      key: "invite",
      label: t("Send invitation again"),
      icon: <IconMail {...icon} />,
      run: () => inviteAgain(account),
    };
    const access: RowAction =
      account.status === "Suspended"
        ? { key: "reinstate", label: t("Reinstate"), icon: <IconUserCheck {...icon} />, run: () => reinstate(account) }
        : { key: "suspend", label: t("Suspend"), icon: <IconUserCancel {...icon} />, run: () => suspend(account) };
    const end: RowAction = {
      key: "end-sessions",
      label: t("End sessions"),
      icon: <IconLogout {...icon} />,
      run: () => endSessions(account),
    };
    const remove: RowAction = {
      key: "delete",
      label: t("Delete"),
      icon: <IconTrash {...icon} />,
      run: () => onDelete(account),
    };
    return [
      ...(account.status === "Invited" ? [invite] : []),
      access,
      ...(account.sessions > 0 ? [end] : []),
      exportData,
      remove,
    ];
  };
}

type AccountMenuProps = {
  name: string;
  actions: readonly RowAction[];
  /** There is room for words. */
  hasWords: boolean;
};

/** The menu of an account. */
export function AccountMenu({ name, actions, hasWords }: AccountMenuProps) {
  const { t } = useTranslation();
  const label = t("Actions for {{name}}", { name });
  if (actions.length === 0) return undefined;
  const choose = async (key: string) => {
    await actions.find((action) => action.key === key)?.run();
  };
  return (
    <Menu
      label={label}
      choices={actions}
      // An alert shows a failure.
      onChoose={(key) => void choose(key).catch(() => {})}
      button={(props) =>
        hasWords ? (
          <Button {...props} aria-label={label}>
            {t("Actions")}
          </Button>
        ) : (
          <IconButton {...props} label={label}>
            <IconDots size={20} stroke={1.75} aria-hidden />
          </IconButton>
        )
      }
    />
  );
}

/** The changes of accounts that need no dialog of their own. */
function useAccountChanges() {
  const { t } = useTranslation();
  const { mutateAsync: suspend } = useSuspend();
  const { mutateAsync: reinstate } = useReinstate();
  const { mutateAsync: endSessions } = useEndSessions();
  const { mutateAsync: invite } = useInvite();
  return {
    async suspend({ id, name }: AccountRow) {
      const isMeant = await askToConfirm({
        title: t("Suspend {{name}}?", { name }),
        text: t(
          "They are signed out at once, and cannot sign in until you reinstate the account. Their content stays.",
        ),
        confirm: t("Suspend"),
        cancel: t("Cancel"),
        tone: "danger",
      });
      if (!isMeant) return;
      await suspend(id);
      notify({ title: t("Account suspended"), text: name });
    },
    async reinstate({ id, name }: AccountRow) {
      await reinstate(id);
      notify({ title: t("Account reinstated"), text: name });
    },
    async endSessions({ id, name }: AccountRow) {
      const isMeant = await askToConfirm({
        title: t("End the sessions of {{name}}?", { name }),
        text: t("They are signed out on all devices, and can sign in again."),
        confirm: t("End sessions"),
        cancel: t("Cancel"),
        tone: "danger",
      });
      if (!isMeant) return;
      await endSessions(id);
      notify({ title: t("Sessions ended"), text: name });
    },
    async inviteAgain({ email, role }: AccountRow) {
      await invite({ email, role, language: i18n.language });
      notify({ title: t("Invitation sent"), text: email });
    },
  };
}
