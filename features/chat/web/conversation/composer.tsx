import { IconSend2 } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef } from "react";

import { ChatText, cleanChatText, maxChatMessage } from "#features/chat/contract.ts";
import styles from "#features/chat/web/conversation/composer.module.css";
import { placeOf, remember, useMemory, withEntry } from "#features/chat/web/conversation/memory.ts";
import { sendTyping, sendWaiting } from "#features/chat/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { randomId } from "#web/lib/random-id.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type ComposerProps = {
  me: string;
  partner: string | undefined;
  /** The field's accessible name, translated: the recipient. */
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called when a message is sent. */
  onSend: () => void;
};

/** In milliseconds: the minimum time between typing notifications, which last six seconds. */
const typingIntervalMs = 3000;

/** The message field. Enter sends, Shift+Enter adds a line. Drafts are stored while typing. */
export function Composer({ me, partner, label, field, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const helpId = useId();
  const place = placeOf(partner);
  const text = useMemory(me, ({ drafts }) => drafts[place]) ?? "";
  const lastTold = useRef(Number.NEGATIVE_INFINITY);
  const length = cleanChatText(text).length;
  const isTooLong = length > maxChatMessage;
  const canSend = ChatText.safeParse(text).success;

  const write = (next: string) => {
    remember(me, ({ drafts }) => ({ drafts: withEntry(drafts, place, next || undefined) }));
    if (!next.trim() || performance.now() - lastTold.current < typingIntervalMs) return;
    lastTold.current = performance.now();
    void sendTyping(partner);
  };

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (!canSend) return;
    const message = { id: randomId(), body: cleanChatText(text) };
    remember(me, ({ drafts, unsent }) => ({
      drafts: withEntry(drafts, place, undefined),
      unsent: withEntry(unsent, place, [...(unsent[place] ?? []), message]),
    }));
    lastTold.current = Number.NEGATIVE_INFINITY;
    onSend();
    void sendWaiting(client, me, partner);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    send();
  };

  return (
    <Row as="form" gap="tiny" align="end" className={styles.composer} onSubmit={send}>
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        dir="auto"
        value={text}
        aria-label={label}
        placeholder={t("Write a message")}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? helpId : undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton type="submit" label={t("Send")} className={styles.send} aria-disabled={!canSend}>
        <IconSend2 size={20} stroke={1.75} aria-hidden data-mirrored />
      </IconButton>
      {isTooLong && (
        <p id={helpId} className={styles.help} role="alert">
          {t(
            {
              one: "The message is {{count}} character too long",
              other: "The message is {{count}} characters too long",
            },
            { count: length - maxChatMessage },
          )}
        </p>
      )}
    </Row>
  );
}
