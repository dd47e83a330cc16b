import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";

import styles from "#web/features/social/social-screen.module.css";
import { useTranslation } from "#web/lib/i18n.ts";
import { randomId } from "#web/lib/random-id.ts";
import { useUnsavedChanges } from "#web/lib/use-unsaved-changes.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";

type WordsFormProps = {
  me: { username: string; picture: string } | undefined;
  /** Translated: what the field is for, what stands in it while it is empty, and what the button says. */
  label: string;
  placeholder: string;
  action: string;
  maxLength: number;
  isPost?: boolean;
  /** Rejects where it was not taken; what was written then stays. */
  onSend: (words: { id: string; body: string }) => Promise<unknown>;
};

/** Where a post or a comment is written. Ctrl and Enter send it. */
export function WordsForm({ me, label, placeholder, action, maxLength, isPost = false, onSend }: WordsFormProps) {
  const { t } = useTranslation();
  const [body, setBody] = useState("");
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The same words again are the same post, however often they have to be sent; other words are another.
  const id = useRef(randomId());
  const sent = useRef("");
  const words = body.trim();
  useUnsavedChanges(words !== "");
  const canSend = words !== "" && !isSending;

  const send = async () => {
    if (!canSend) return;
    if (sent.current !== words) id.current = randomId();
    sent.current = words;
    setIsSending(true);
    try {
      await onSend({ id: id.current, body: words });
      sent.current = "";
      setBody("");
    } catch {
      // The red box says why. What was written stays.
    } finally {
      setIsSending(false);
      field.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.write} data-post={isPost || undefined} onSubmit={submit}>
      <Avatar name={me?.username ?? ""} picture={me?.picture ?? ""} size={isPost ? 40 : 24} />
      <textarea
        ref={field}
        className={styles.field}
        aria-label={label}
        placeholder={placeholder}
        rows={isPost ? 3 : 1}
        value={body}
        maxLength={maxLength}
        dir="auto"
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.send}>
        {isPost && <span className={styles.hint}>{t("Ctrl+Enter sends it. Everybody here can read it.")}</span>}
        <Button
          type="submit"
          size={isPost ? "medium" : "small"}
          variant={isPost ? "primary" : "default"}
          disabled={!canSend}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
