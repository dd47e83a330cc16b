import { useEffect, useRef } from "react";

import { maxWidgetTitle } from "#contract/screens/widgets.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isComposing, isEnter } from "#web/lib/keyboard/is-enter.ts";
import styles from "#web/ui/widgets/widget.module.css";

type TitleEditorProps = {
  title: string;
  /** Called with the trimmed title, or with undefined if it stays. */
  onDone: (written: string | undefined) => void;
};

/** Enter and blur save the title; Escape cancels. The keys return the focus to where it was. */
export function TitleEditor({ title, onDone }: TitleEditorProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    input.current?.focus();
    input.current?.select();
  }, []);
  const finish = (written: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(written?.trim() === title ? undefined : written?.trim());
  };
  const finishByKey = (written: string | undefined) => {
    finish(written);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <input
      ref={input}
      className={styles.editor}
      aria-label={t("Title")}
      defaultValue={title}
      maxLength={maxWidgetTitle}
      dir="auto"
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (isEnter(event)) finishByKey(event.currentTarget.value);
        if (event.key !== "Escape" || isComposing(event)) return;
        event.stopPropagation();
        finishByKey(undefined);
      }}
    />
  );
}
