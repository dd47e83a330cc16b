import { type KeyboardEvent, useRef } from "react";

import type { addComment, addPost } from "#features/posts/contract.ts";
import type { CurrentUser } from "#contract/users.ts";
import styles from "#features/posts/web/social-screen.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { returnFocus } from "#web/lib/form/form.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { nameOf } from "#web/lib/api/user-query.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type WordsFormProps = {
  me: CurrentUser | undefined;
  /** The field's label and placeholder, and the button's label, translated. */
  label: string;
  placeholder: string;
  action: string;
  maxLength: number;
  isPost?: boolean;
  endpoint: typeof addPost | typeof addComment;
  onSend: (words: { id: string; body: string }) => Promise<unknown>;
};

/** The form of a post or a comment. Ctrl and Enter send it. */
export function WordsForm({
  me,
  label,
  placeholder,
  action,
  maxLength,
  isPost = false,
  endpoint,
  onSend,
}: WordsFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useContractForm(endpoint, {
    initial: { body: "" },
    toBody: ({ body }) => ({ body: body.trim() }),
    send: onSend,
    onSaved: () => {
      form.reset();
      returnFocus(field.current);
    },
    onFailed: () => returnFocus(field.current),
  });
  const hasWords = form.values.body.trim() !== "";
  useUnsavedChanges(hasWords);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (hasWords) void form.submit();
  };
  return (
    <form className={styles.write} data-post={isPost || undefined} {...form.formProps}>
      <Avatar name={me ? nameOf(me) : ""} picture={me?.picture ?? ""} size={isPost ? 40 : 24} />
      <textarea
        ref={field}
        className={styles.field}
        aria-label={label}
        placeholder={placeholder}
        rows={isPost ? 3 : 1}
        maxLength={maxLength}
        dir="auto"
        value={form.values.body}
        onChange={(event) => form.change({ body: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <Row gap="compact" nowrap className={styles.send}>
        {isPost && <span className={styles.hint}>{t("Press Ctrl+Enter to send. Everyone here can read it.")}</span>}
        <Button
          type="submit"
          size={isPost ? "medium" : "small"}
          variant={isPost ? "primary" : "default"}
          disabled={!hasWords || form.isBusy}
        >
          {action}
        </Button>
      </Row>
    </form>
  );
}
