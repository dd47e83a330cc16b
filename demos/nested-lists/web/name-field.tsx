import { useEffect, useRef } from "react";

import { maxItemName } from "#demos/nested-lists/contract.ts";
import styles from "#demos/nested-lists/web/nested-lists.module.css";
import { isComposing, isEnter } from "#web/lib/keyboard/is-enter.ts";

type NameFieldProps = {
  /** Translated. */
  label: string;
  name?: string;
  /** Called with the trimmed name, which is not empty. */
  onSave: (name: string) => void;
  onClose: () => void;
  /** Enter empties the field for the next name instead of closing it. */
  isRepeated?: boolean;
};

/** Enter and blur save the name; Escape cancels. Keys that close the field return the focus to where it was. */
export function NameField({ label, name = "", onSave, onClose, isRepeated = false }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    input.current?.focus();
    input.current?.select();
  }, []);

  const save = (text: string) => {
    const written = text.trim();
    if (written !== "" && written !== name) onSave(written);
  };
  const close = () => {
    isDone.current = true;
    onClose();
  };
  const closeByKey = () => {
    close();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <input
      ref={input}
      className={styles.field}
      aria-label={label}
      placeholder={label}
      defaultValue={name}
      maxLength={maxItemName}
      dir="auto"
      onBlur={({ currentTarget }) => {
        if (isDone.current) return;
        save(currentTarget.value);
        close();
      }}
      onKeyDown={(event) => {
        const { currentTarget: field } = event;
        if (isEnter(event)) {
          const hasNext = isRepeated && field.value.trim() !== "";
          save(field.value);
          if (!hasNext) return closeByKey();
          field.value = "";
        }
        if (event.key !== "Escape" || isComposing(event)) return;
        event.stopPropagation();
        closeByKey();
      }}
    />
  );
}
