import {
  IconDots,
  IconDownload,
  IconLogout,
  IconMail,
  IconTrash,
  IconUserCancel,
  IconUserCheck,
} from "@tabler/icons-react";
import type { ReactNode } from "react";

import { type AccountRow, ownDataPath, personDataPath } from "#contract/people.ts";
import { useEndSessions, useInvite, useReinstate, useSuspend } from "#web/screens/people/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { downloadFile } from "#web/lib/download-file.ts";
import { i18n, useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

type AccountActionsProps = {
  account: AccountRow;
  /** False in the demo, where accounts can only be looked at. */
  canChange: boolean;
  /** There is room for words. */
  hasWords: boolean;
  /** Asks what to do with the account's content, and deletes it. */
  onDelete: () => void;
};

type Action = { readonly key: string; readonly label: string; readonly icon: ReactNode; readonly run: () => unknown };

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** The menu of an account. */
export function AccountActions({ account, canChange, hasWords, onDelete }: AccountActionsProps) {
  const { t } = useTranslation();
  const { id, name, username } = account;
  const changes = useAccountChanges(account);
  const label = t("Actions for {{name}}", { name });

  const exportData: Action = {
    key: "export",
    label: t("Export data"),
    icon: <IconDownload {...icon} />,
    run: () => downloadFile(account.isYou ? ownDataPath : personDataPath(id), `atrium-${username}.json`),
  };
  const invite: Action = {
    key: "invite",
    label: t("Send invitation again"),
    icon: <IconMail {...icon} />,
    run: changes.inviteAgain,
  };
  const access: Action =
    account.status === "Suspended"
      ? { key: "reinstate", label: t("Reinstate"), icon: <IconUserCheck {...icon} />, run: changes.reinstate }
      : { key: "suspend", label: t("Suspend"), icon: <IconUserCancel {...icon} />, run: changes.suspend };
  const endSessions: Action = {
    key: "end-sessions",
    label: t("End sessions"),
    icon: <IconLogout {...icon} />,
    run: changes.endSessions,
  };
  const remove: Action = { key: "delete", label: t("Delete"), icon: <IconTrash {...icon} />, run: onDelete };
  const actions = [
    ...(canChange && account.status === "Invited" ? [invite] : []),
    ...(canChange ? [access] : []),
    ...(canChange && account.sessions > 0 ? [endSessions] : []),
    ...(canChange || account.isYou ? [exportData] : []),
    ...(canChange ? [remove] : []),
  ];
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

/** The changes of an account that need no dialog of their own. */
function useAccountChanges({ id, name, email, role }: AccountRow) {
  const { t } = useTranslation();
  const suspend = useSuspend();
  const reinstate = useReinstate();
  const endSessions = useEndSessions();
  const invite = useInvite();
  return {
    async suspend() {
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
      await suspend.mutateAsync(id);
      notify({ title: t("Account suspended"), text: name });
    },
    async reinstate() {
      await reinstate.mutateAsync(id);
      notify({ title: t("Account reinstated"), text: name });
    },
    async endSessions() {
      const isMeant = await askToConfirm({
        title: t("End the sessions of {{name}}?", { name }),
        text: t("They are signed out on all devices, and can sign in again."),
        confirm: t("End sessions"),
        cancel: t("Cancel"),
        tone: "danger",
      });
      if (!isMeant) return;
      await endSessions.mutateAsync(id);
      notify({ title: t("Sessions ended"), text: name });
    },
    async inviteAgain() {
      await invite.mutateAsync({ email, role, language: i18n.language });
      notify({ title: t("Invitation sent"), text: email });
    },
  };
}
