import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import styles from "#web/ui/dialog/dialog.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type DialogProps = {
  /** The dialog's accessible name, translated. */
  title: string;
  onClose: () => void;
  /**
   * `side` slides in from the end of the page with its full height; a `sheet` covers the screen on phones, and its
   * content fills it.
   */
  shape?: "center" | "side" | "top" | "sheet";
  /** Set to false if the title is for screen readers only. */
  isTitleShown?: boolean;
  /** Whether there is a close button. A question is answered by its own buttons. */
  hasClose?: boolean;
  role?: "alertdialog";
  children: ReactNode;
};

/** A modal dialog. The browser traps the focus, closes it on Escape, and restores the focus. */
export function Dialog({
  title,
  onClose,
  shape = "center",
  isTitleShown = true,
  hasClose = true,
  role,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside it closes it, as Escape does
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${styles[shape]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <div className={isTitleShown ? styles.head : "visually-hidden"}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {hasClose && isTitleShown && (
            <IconButton label={t("Close")} onClick={onClose}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
