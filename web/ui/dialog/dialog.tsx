import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import styles from "#web/ui/dialog/dialog.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type DialogProps = {
  /** Translated; names the dialog. */
  title: string;
  onClose: () => void;
  /** `side` slides in from the end of the page and is as high as it is; a `sheet` covers a phone, and its content fills it. */
  shape?: "center" | "side" | "top" | "sheet";
  /** Left out where the title only names the dialog for those who hear it. */
  isTitleShown?: boolean;
  /** Whether a way out besides the buttons is offered. A question is answered by its own. */
  hasClose?: boolean;
  role?: "alertdialog";
  children: ReactNode;
};

/** A modal dialog: the browser keeps the focus in it, closes it at Escape, and gives the focus back. */
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
