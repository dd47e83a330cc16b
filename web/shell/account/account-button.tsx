import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { nameOf, userQuery } from "#web/lib/api/user-query.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import popover from "#web/ui/actions/popover.module.css";
import { usePopover } from "#web/ui/actions/use-popover.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";

type AccountButtonProps = { menu: ReturnType<typeof lazyPart<{ onClose: () => void }>> };

/** The current user; opens the menu of the account and of the shell's tools. */
export function AccountButton({ menu: AccountMenu }: AccountButtonProps) {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  const { isOpen, close, buttonProps, panelProps } = usePopover();
  const label = user ? t("Account: {{username}}", { username: user.username }) : t("Account");
  return (
    <>
      <IconButton
        className="frame-account"
        label={label}
        // Its content names it: initials in place of a picture would not be a part of a label.
        aria-label={undefined}
        aria-haspopup="menu"
        onPointerEnter={AccountMenu.preload}
        onFocus={AccountMenu.preload}
        {...buttonProps}
      >
        {user && <Avatar name={nameOf(user)} picture={user.picture} />}
        <span className="visually-hidden">{label}</span>
      </IconButton>
      {/* On phones, whose items are higher, all of them fit into the window. */}
      <div {...panelProps} className={popover.panel} style={{ maxBlockSize: "calc(100dvh - 72px)" }}>
        {isOpen && (
          <Suspense fallback={<p className={popover.empty}>{t("Loading")}</p>}>
            <AccountMenu onClose={close} />
          </Suspense>
        )}
      </div>
    </>
  );
}
