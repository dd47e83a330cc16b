import { IconArrowDown } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import type { Chat } from "#features/chat/contract.ts";
import { hasOlder } from "#features/chat/web/dock/join-chats.ts";
import styles from "#features/chat/web/conversation/message-list.module.css";
import { MessageRow } from "#features/chat/web/conversation/message-row.tsx";
import { useLoadOlder } from "#features/chat/web/queries.ts";
import type { ListRow } from "#features/chat/web/conversation/rows.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

export type MessageListHandle = { readonly scrollToEnd: () => void };

type MessageListProps = {
  chat: Chat;
  rows: readonly ListRow[];
  partner: string | undefined;
  /** In a box of 200 px there is no room for pictures. */
  isNarrow: boolean;
  /** The actions below an unsent message. */
  isSending: boolean;
  onRetry: () => void;
  onDiscard: (id: string) => void;
  handle: RefObject<MessageListHandle | null>;
  /** Called when the newest message becomes visible or hidden. */
  onAtEnd: (isAtEnd: boolean) => void;
};

/** In pixels: this close to its end, the list follows new messages. */
const nearEnd = 48;
/** In pixels: this close to its start, older messages are loaded. */
const nearStart = 500;

/**
 * The list of messages, of which only the visible ones are rendered. It starts at the newest, follows new messages
 * while at the end, and keeps its position when older messages are added above.
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
  const [isNearStart, setIsNearStart] = useState(false);
  const older = useLoadOlder(partner);
  // oxlint-disable-next-line react/incompatible-library -- a compiler would leave this component out, which is right
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? 44 : 52),
    getItemKey: (index) => rows[index]?.id ?? index,
    anchorTo: "end",
    overscan: 8,
    paddingStart: 8,
    paddingEnd: 8,
  });

  /** Whether the list follows new messages, and its state when that was last checked. */
  const follows = useRef(true);
  const last = useRef({ scrollTop: 0, scrollHeight: 0 });
  const checkFollows = useCallback(() => {
    const element = scroller.current;
    // A hidden list has no height.
    if (!element?.clientHeight) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    // Measuring or adding rows moves the list by no more than its height changes, and up to a pixel of rounding.
    // Scrolling up further means that the person wants to stay there.
    const scrolledUp = last.current.scrollTop - scrollTop;
    const heightChange = Math.abs(scrollHeight - last.current.scrollHeight);
    const movedByItself = heightChange === 0 ? 0 : heightChange + 1;
    if (scrollHeight - scrollTop - clientHeight <= nearEnd) follows.current = true;
    else if (scrolledUp > movedByItself) follows.current = false;
    last.current = { scrollTop, scrollHeight };
  }, []);
  // Also checked here, because rows can be rendered between scrolling and its event.
  const follow = useCallback(() => {
    checkFollows();
    if (!follows.current) return;
    virtualizer.scrollToEnd();
    checkFollows();
  }, [virtualizer, checkFollows]);
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    checkFollows();
    setIsAtEnd(follows.current);
    setIsNearStart(element.scrollTop < nearStart);
    onAtEnd(follows.current);
  };
  const scrollToEnd = useCallback(() => {
    follows.current = true;
    follow();
  }, [follow]);
  useEffect(() => {
    handle.current = { scrollToEnd };
    return () => {
      handle.current = null;
    };
  }, [handle, scrollToEnd]);

  // The browser's own scrolling would stop where rows are measured on the way.
  const jump = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== "Home" && event.key !== "End")) return;
    event.preventDefault();
    if (event.key === "End") {
      scrollToEnd();
      return;
    }
    follows.current = false;
    virtualizer.scrollToIndex(0);
  };

  // Rows are measured after rendering, so the end moves several times before it is reached.
  const totalSize = virtualizer.getTotalSize();
  useLayoutEffect(follow, [follow, totalSize]);
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [follow]);
  const updateScroll = useEffectEvent(onScroll);
  useEffect(() => updateScroll(), [rows.length]);

  const items = virtualizer.getVirtualItems();
  const { isPending, isError, mutate: loadOlder } = older;
  const wantsOlder = isNearStart && hasOlder(chat) && !isPending && !isError;
  useEffect(() => {
    if (wantsOlder) loadOlder();
  }, [wantsOlder, loadOlder]);

  // Shown at the newest message only, since answering marks all earlier ones as read.
  const newest = rows.at(-1);
  const seenId = newest?.isOwn && newest.message && (chat.seenNumber ?? 0) >= newest.number ? newest.id : undefined;
  const unread = chat.lastNumber - chat.readNumber;

  return (
    <Stack gap="none" grow className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that scroll, on what scrolls */}
      <div
        ref={scroller}
        className={styles.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be within reach of the keyboard
        tabIndex={0}
        role="group"
        aria-label={t("Messages")}
        onScroll={onScroll}
        onKeyDown={jump}
      >
        <ol className={styles.list} style={{ blockSize: totalSize }}>
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
                  aria-setsize={newest?.number}
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
          {t("Older messages could not be loaded")}
          <Button size="small" variant="subtle" onClick={() => loadOlder()}>
            {t("Try again")}
          </Button>
        </p>
      )}
      {!isAtEnd && (
        <Button size="small" className={styles.bottom} onClick={scrollToEnd}>
          <IconArrowDown size={16} stroke={1.75} aria-hidden />
          <bdi>
            {unread > 0
              ? t({ one: "{{count}} new message", other: "{{count}} new messages" }, { count: unread })
              : t("Go to newest message")}
          </bdi>
        </Button>
      )}
    </Stack>
  );
}
