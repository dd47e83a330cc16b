import { IconArrowDown } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Chat } from "#contract/chat.ts";
import { hasOlder } from "#web/features/chat/join-chats.ts";
import styles from "#web/features/chat/message-list.module.css";
import { MessageRow } from "#web/features/chat/message-row.tsx";
import { useLoadOlder } from "#web/features/chat/queries.ts";
import type { Row } from "#web/features/chat/rows.ts";
import { Button } from "#web/ui/button.tsx";

export type MessageListHandle = { readonly scrollToEnd: () => void };

type MessageListProps = {
  chat: Chat;
  rows: readonly Row[];
  partner: string | undefined;
  /** How one message looks: in a box of 200 px there is no room for pictures. */
  isNarrow: boolean;
  /** What stands below a message that has not been sent. */
  isSending: boolean;
  onRetry: () => void;
  onDiscard: (id: string) => void;
  handle: RefObject<MessageListHandle | null>;
  /** Whether the newest message is in sight. */
  onAtEnd: (isAtEnd: boolean) => void;
};

/** So near to its end, in pixels, the list follows what comes. */
const nearEnd = 48;
/** So many lines before the first that is known, older ones are asked for. */
const loadAhead = 8;

/**
 * The messages, of which only those in sight are in the document. It begins at the newest, follows new ones while it is
 * there, and stays where it is while older ones come in above.
 */
export function MessageList({
  chat,
  rows,
  partner,
  isNarrow,
  isSending,
  onRetry,
  onDiscard,
  handle,
  onAtEnd,
}: MessageListProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const older = useLoadOlder(partner);
  // oxlint-disable-next-line react/incompatible-library -- a compiler would leave this component out, which is right
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? 44 : 52),
    getItemKey: (index) => rows[index]?.id ?? index,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    overscan: 8,
    paddingStart: 8,
    paddingEnd: 8,
  });

  const scrollToEnd = useEffectEvent(() => virtualizer.scrollToEnd());
  const isEmpty = rows.length === 0;
  useLayoutEffect(() => {
    if (!isEmpty) scrollToEnd();
  }, [isEmpty]);
  useEffect(() => {
    handle.current = { scrollToEnd: () => scrollToEnd() };
    return () => {
      handle.current = null;
    };
  }, [handle]);

  const look = () => {
    const element = scroller.current;
    if (!element) return;
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd;
    setIsAtEnd(atEnd);
    onAtEnd(atEnd);
  };
  const lookAgain = useEffectEvent(look);
  useEffect(() => lookAgain(), [rows.length]);

  const items = virtualizer.getVirtualItems();
  const isNearStart = (virtualizer.range?.startIndex ?? loadAhead) < loadAhead;
  const { isPending, isError, mutate: loadOlder } = older;
  const wantsOlder = isNearStart && hasOlder(chat) && !isPending && !isError;
  useEffect(() => {
    if (wantsOlder) loadOlder();
  }, [wantsOlder, loadOlder]);

  const lastOwn = rows.findLast((row) => row.isOwn && row.message);
  const seenId = lastOwn && (chat.seenNumber ?? 0) >= lastOwn.number ? lastOwn.id : undefined;
  const unread = chat.lastNumber - chat.readNumber;

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be within reach of the keyboard
        tabIndex={0}
        role="group"
        aria-label={t("Messages")}
        onScroll={look}
      >
        <ol className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <li
                  key={item.key}
                  ref={virtualizer.measureElement}
                  data-index={item.index}
                  className={styles.row}
                  style={{ translate: `0 ${item.start}px` }}
                  aria-posinset={row.number}
                  aria-setsize={rows.at(-1)?.number}
                >
                  <MessageRow
                    row={row}
                    isNarrow={isNarrow}
                    isSeen={row.id === seenId}
                    isSending={isSending}
                    onRetry={onRetry}
                    onDiscard={onDiscard}
                  />
                </li>
              )
            );
          })}
        </ol>
      </div>
      {isPending && <p className={styles.top}>{t("Loading")}</p>}
      {isError && (
        <p className={styles.top}>
          {t("Older messages could not be loaded.")}
          <Button size="small" variant="subtle" onClick={() => loadOlder()}>
            {t("Try again")}
          </Button>
        </p>
      )}
      {!isAtEnd && (
        <Button size="small" className={styles.bottom} onClick={() => virtualizer.scrollToEnd()}>
          <IconArrowDown size={16} stroke={1.75} aria-hidden />
          {unread > 0 ? t("New messages: {{count}}", { count: unread }) : t("To the newest message")}
        </Button>
      )}
    </div>
  );
}
