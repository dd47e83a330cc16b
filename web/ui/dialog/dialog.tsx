import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

import { darkSkins } from "#contract/layout.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/dialog/dialog.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type DialogProps = {
  /** The dialog's accessible name, translated. */
  title: string;
  /** Absent: only the one who shows it can close it. */
  onClose?: () => void;
  /** Whether closing would lose changes. Escape, a click outside and the close button then ask before `onClose`. */
  hasChanges?: boolean;
  /**
   * `side` slides in from the end of the page with its full height; a `sheet` covers the screen on phones, and its
   * content fills it. `wide` has room for more than a short form, and `screen` covers the window, dark in every skin.
   */
  shape?: "center" | "wide" | "side" | "top" | "sheet" | "screen";
  /** Set to false if the title is for screen readers only. */
  isTitleShown?: boolean;
  /** Whether there is a close button. A question is answered by its own buttons. */
  hasClose?: boolean;
  role?: "alertdialog";
  /** Whether it hides the page behind it. */
  isCover?: boolean;
  children: ReactNode;
};

/** The first field of a form is where a person continues; a dialog without fields focuses its first button. */
const firstField =
  "input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true]";

/** A skin whose surfaces stand back behind a picture. */
const [darkSkin] = darkSkins;

/**
 * A modal dialog. It focuses its first field, and restores the focus when it closes. The browser traps the focus and
 * closes it on Escape.
 */
export function Dialog({
  title,
  onClose,
  hasChanges = false,
  shape = "center",
  isTitleShown = true,
  hasClose = true,
  role,
  isCover = false,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const question = useRef<AbortController>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>(firstField)?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  // Changes that are saved while the question is open cannot be discarded any more.
  useEffect(() => () => question.current?.abort(), [hasChanges]);

  const requestClose = async () => {
    if (!onClose) return;
    question.current = new AbortController();
    const isLost =
      !hasChanges ||
      (await askToConfirm(
        {
          title: t("Discard changes?"),
          text: t("Your changes have not been saved."),
          confirm: t("Discard"),
          cancel: t("Keep editing"),
          tone: "danger",
        },
        question.current.signal,
      ));
    if (isLost) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click beside it closes it, as Escape does
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      data-skin={shape === "screen" ? darkSkin : undefined}
      data-mode={shape === "screen" ? "dark" : undefined}
      className={`${styles.dialog} ${styles[shape]} ${isCover ? styles.cover : ""}`}
      onCancel={(event) => {
        event.preventDefault();
        void requestClose();
      }}
      onKeyDown={(event) => {
        // The browser lets only the first of several `cancel` events be prevented. Open menus inside are closed first.
        if (event.key !== "Escape" || (onClose && !hasChanges) || event.defaultPrevented) return;
        if (event.currentTarget.querySelector("[popover]:popover-open")) return;
        event.preventDefault();
        void requestClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      // Selecting text may begin in a field and end outside.
      onClick={({ target }) => target === dialog.current && pressed.current === target && void requestClose()}
    >
      <div className={styles.content}>
        <div className={isTitleShown ? styles.head : "visually-hidden"}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {onClose && hasClose && isTitleShown && (
            <IconButton label={t("Close")} onClick={() => void requestClose()}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
