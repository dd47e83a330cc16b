import { useQuery } from "@tanstack/react-query";

import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { nameOf, userQuery } from "#web/lib/user-query.ts";
import { layoutOptions } from "#web/shell/layout/layout-options-host.tsx";
import { Dropdown } from "#web/ui/actions/dropdown.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";

const AccountPanel = lazyPart(() => import("#web/shell/account/account-panel.tsx").then((part) => part.AccountPanel));

/** On phones, one button for the account and for the shell's tools, which a wide header shows side by side. */
export function AccountButton() {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  return (
    <Dropdown
      label={t("Account")}
      icon={user && <Avatar name={nameOf(user)} picture={user.picture} />}
      onApproach={AccountPanel.preload}
    >
      {(close) => <AccountPanel onFollow={close} onLayout={() => layoutOptions.set(true)} />}
    </Dropdown>
  );
}
