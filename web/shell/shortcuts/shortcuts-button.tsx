import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { nameOf, userQuery } from "#web/lib/user-query.ts";
import styles from "#web/shell/shortcuts/shortcuts-button.module.css";
import { Avatar } from "#web/ui/display/avatar.tsx";
import popover from "#web/ui/actions/popover.module.css";
import { usePopover } from "#web/ui/actions/use-popover.ts";

const Shortcuts = lazyPart(() => import("#web/shell/shortcuts/shortcuts.tsx").then((part) => part.Shortcuts));

/** The current user; opens the panel of shortcuts. */
export function ShortcutsButton() {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  const { isOpen, close, buttonProps, panelProps } = usePopover();
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={Shortcuts.preload}
        onFocus={Shortcuts.preload}
        {...buttonProps}
      >
        {user ? (
          <Avatar name={nameOf(user)} picture={user.picture} />
        ) : (
          <span className={styles.placeholder} aria-hidden />
        )}
        <span className="visually-hidden">{t("Shortcuts")} </span>
        <span className={styles.name}>{user?.username}</span>
      </button>
      <div {...panelProps} role="dialog" aria-label={t("Shortcuts")} className={popover.panel}>
        {isOpen && (
          <Suspense>
            <Shortcuts onFollow={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
