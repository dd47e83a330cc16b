import { IconPencil } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isComposing, isEnter } from "#web/lib/keyboard/is-enter.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FieldNotes } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/text/inline-edit.module.css";

type InlineEditProps = {
  /** What the value is, as in a sentence, translated: "date of birth". */
  label: string;
  /** The value as it is shown. Empty values are shown as "Empty". */
  shown: string;
  /** Where the field opens: below the value, or in its place. */
  mode: "popup" | "inline";
  /** Otherwise the value is plain text. */
  isEnabled: boolean;
  /** What is wrong with the value, translated. */
  error?: string | undefined;
  /** The editor, rendered while it is open. Usually an `InlineEditor`. */
  children: (close: () => void) => ReactNode;
};

/** A value that is a button, and opens a field to change it. The focus returns to it. */
export function InlineEdit({ label, shown, mode, isEnabled, error, children }: InlineEditProps) {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isOpen && wasOpen.current && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isPopup = mode === "popup";
  useEffect(() => {
    if (!isOpen || !isPopup) return undefined;
    const closeOutside = ({ target }: Event) => {
      // A question about the change is answered in a dialog.
      const isDialog = target instanceof Element && target.closest("dialog, [popover]") !== null;
      if (!isDialog && !box.current?.contains(target as Node)) setIsOpen(false);
    };
    addEventListener("pointerdown", closeOutside);
    addEventListener("focusin", closeOutside);
    return () => {
      removeEventListener("pointerdown", closeOutside);
      removeEventListener("focusin", closeOutside);
    };
  }, [isOpen, isPopup]);

  const text = shown === "" ? t("Empty") : shown;
  const value = (
    <bdi className={styles.text} data-empty={shown === "" || undefined}>
      {text}
    </bdi>
  );
  if (!isEnabled) return <span className={styles.plain}>{value}</span>;
  const isInPlace = isOpen && !isPopup;
  return (
    <span ref={box} className={styles.box} data-open={isOpen || undefined}>
      {!isInPlace && (
        <button
          ref={button}
          type="button"
          className={styles.value}
          aria-label={t("Edit {{title}}", { title: `${label}: ${text}` })}
          aria-expanded={isPopup ? isOpen : undefined}
          aria-haspopup={isPopup ? "dialog" : undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          data-invalid={error !== undefined || undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {value}
          <IconPencil className={styles.pencil} size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      {isOpen && (
        <div
          className={isPopup ? styles.panel : styles.inPlace}
          role={isPopup ? "dialog" : "group"}
          aria-label={t("Edit {{title}}", { title: label })}
        >
          {children(() => setIsOpen(false))}
        </div>
      )}
      {!isOpen && <FieldNotes id={id} error={error} />}
    </span>
  );
}

type InlineEditorProps = {
  /** From `useContractForm`. */
  form: { readonly formProps: { readonly onSubmit: (event: FormEvent) => void }; readonly isBusy: boolean };
  onCancel: () => void;
  /** A field of the form. */
  children: ReactNode;
};

/** The form of an open value. Enter saves, in a text of several lines with Ctrl; Escape restores. */
export function InlineEditor({ form, onCancel, children }: InlineEditorProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = field.current?.querySelector<HTMLElement>("input, textarea, select");
    first?.focus();
    if (first instanceof HTMLInputElement && first.type !== "checkbox") first.select();
    // With its buttons.
    field.current?.closest("form")?.scrollIntoView({ block: "nearest" });
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event) || event.defaultPrevented) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    } else if (isEnter(event) && isSaving(event)) form.formProps.onSubmit(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields
    <form className={styles.editor} {...form.formProps} onKeyDown={onKeyDown}>
      <div ref={field} className={styles.field}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" aria-disabled={form.isBusy}>
          {t("Save")}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Where Enter would do something else, or nothing. */
function isSaving({ target, ctrlKey, metaKey }: KeyboardEvent) {
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey;
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox");
}
