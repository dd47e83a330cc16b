import { IconLogout } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { useSignOut } from "#web/shell/sign-out/use-sign-out.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

export function SignOutButton() {
  const { t } = useTranslation();
  return (
    <IconButton label={t("Sign out")} onClick={useSignOut()}>
      <IconLogout size={20} stroke={1.75} aria-hidden data-mirrored />
    </IconButton>
  );
}
