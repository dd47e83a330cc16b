import { IconMessageOff } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";

import type { Chat } from "#features/chat/contract.ts";
import { Composer } from "#features/chat/web/conversation/composer.tsx";
import styles from "#features/chat/web/conversation/conversation.module.css";
import { newestNumber } from "#features/chat/web/dock/join-chats.ts";
import { placeOf, useMemory } from "#features/chat/web/conversation/memory.ts";
import { MessageList, type MessageListHandle } from "#features/chat/web/conversation/message-list.tsx";
import { chatQuery, forgetUnsent, sending, sendWaiting, useMarkAsRead } from "#features/chat/web/queries.ts";
import { toRows, type Unsent } from "#features/chat/web/conversation/rows.ts";
import { useRequestedFocus } from "#features/chat/web/dock/requested-focus.ts";
import { formatList } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { playMessageSound } from "#web/lib/sounds/play-message-sound.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type ConversationProps = {
  me: string;
  /** The partner's username, or undefined for the team chat. */
  partner: string | undefined;
  isNarrow?: boolean;
  /** Whether it takes the focus when it is opened. */
  takesFocus?: boolean;
};

const EMPTY: readonly Unsent[] = [];

/** The messages, the typing notification, and the message field. */
export function Conversation({ me, partner, isNarrow = false, takesFocus = false }: ConversationProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: chat, isError, refetch } = useQuery(chatQuery(partner));
  const unsent = useMemory(me, (memory) => memory.unsent[placeOf(partner)]) ?? EMPTY;
  const isSending = useStore(sending).has(placeOf(partner));
  const messages = chat?.messages;
  const rows = useMemo(() => toRows(messages ?? [], unsent, me), [messages, unsent, me]);
  const list = useRef<MessageListHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  useRequestedFocus(takesFocus ? placeOf(partner) : undefined, field);
  useReadMark(partner, chat, isAtEnd, element);
  useForgetArrived(me, partner, messages, unsent);

  const name = chat?.users.find(({ username }) => username === partner)?.name ?? partner;
  return (
    <Stack ref={element} gap="none" grow className={styles.conversation}>
      {chat && rows.length > 0 && (
        <MessageList
          chat={chat}
          rows={rows}
          partner={partner}
          isNarrow={isNarrow}
          isSending={isSending}
          onRetry={() => void sendWaiting(client, me, partner)}
          onDiscard={(id) => {
            forgetUnsent(me, partner, id);
            field.current?.focus();
          }}
          handle={list}
          onAtEnd={setIsAtEnd}
        />
      )}
      {chat && rows.length === 0 && (
        <div className={styles.middle}>
          <EmptyState title={t("No messages yet")} text={t("Write the first message.")} />
        </div>
      )}
      {!chat && (
        <div className={styles.middle}>
          {isError ? (
            <EmptyState
              icon={isNarrow ? undefined : <IconMessageOff size={32} stroke={1.5} />}
              title={t("Messages could not be loaded")}
              action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
            />
          ) : (
            <Text as="p" muted>
              {t("Loading")}
            </Text>
          )}
        </div>
      )}
      {chat && <Typing chat={chat} />}
      {chat && <Arrivals messages={chat.messages} me={me} />}
      <Composer
        me={me}
        partner={partner}
        label={name === undefined ? t("Message to everyone") : t("Message to {{name}}", { name })}
        field={field}
        onSend={() => list.current?.scrollToEnd()}
      />
    </Stack>
  );
}

/** In milliseconds: how long a typing notification is shown. */
const typingFor = 6000;

/** Shows who is typing. The line is always rendered, to prevent a layout shift. */
function Typing({ chat: { typing, users } }: { chat: Chat }) {
  const { language, t } = useTranslation();
  const [expired, setExpired] = useState<readonly string[]>();
  useEffect(() => {
    if (typing.length === 0) return undefined;
    const timer = setTimeout(() => setExpired(typing), typingFor);
    return () => clearTimeout(timer);
  }, [typing]);
  const names = expired === typing ? [] : users.filter(({ username }) => typing.includes(username));
  return (
    <p className={styles.typing} aria-live="polite">
      {names.length > 0 && (
        <bdi>
          {t(
            { one: "{{names}} is typing", other: "{{names}} are typing" },
            {
              count: names.length,
              names: formatList(
                names.map(({ name }) => isolateText(name)),
                language,
              ),
            },
          )}
        </bdi>
      )}
    </p>
  );
}

/**
 * Announces new messages of others and plays their sound. The list itself is not a live region, because scrolling would
 * be announced too.
 */
function Arrivals({ messages, me }: { messages: Chat["messages"]; me: string }) {
  const [first] = useState(() => newestNumber({ messages }));
  const last = messages.at(-1);
  const isNews = last !== undefined && last.number > first && last.user.username !== me;
  const newest = last?.number;
  useEffect(() => {
    if (isNews) playMessageSound();
  }, [isNews, newest]);
  return (
    <p className="visually-hidden" role="log">
      {isNews && `${last.user.name}: ${last.body}`}
    </p>
  );
}

/** Marks messages as read when the end of the list is visible in a focused window. */
function useReadMark(
  partner: string | undefined,
  chat: Chat | undefined,
  isAtEnd: boolean,
  element: { current: HTMLElement | null },
) {
  const { mutate, isPending } = useMarkAsRead(partner);
  const isShown = useIsShown(element);
  const newest = chat ? newestNumber(chat) : 0;
  const isNews = chat !== undefined && newest > chat.readNumber;
  const tried = useRef(0);
  const mark = useEffectEvent(() => {
    // A failed attempt is repeated with the next message only.
    if (isPending || newest === tried.current) return;
    tried.current = newest;
    mutate(newest);
  });
  useEffect(() => {
    if (isNews && isAtEnd && isShown) mark();
  }, [isNews, isAtEnd, isShown, newest, isPending]);
}

/** Returns whether the element and the window are visible. */
function useIsShown(element: { current: HTMLElement | null }) {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  const isVisible = useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
    () => document.visibilityState === "visible",
  );
  return isInView && isVisible;
}

/** Removes unsent messages that have arrived, because only the response was lost, or another window has sent them. */
function useForgetArrived(
  me: string,
  partner: string | undefined,
  messages: Chat["messages"] | undefined,
  unsent: readonly Unsent[],
) {
  useEffect(() => {
    if (!messages || unsent.length === 0) return;
    const there = new Set(messages.map(({ id }) => id));
    for (const { id } of unsent) if (there.has(id)) forgetUnsent(me, partner, id);
  }, [me, partner, messages, unsent]);
}
