import { IconChevronDown, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";

import { type Box, closeBox, minimizeBox } from "#features/chat/web/dock/boxes.ts";
import styles from "#features/chat/web/dock/chat-dock.module.css";
import { Conversation } from "#features/chat/web/conversation/conversation.tsx";
import { remember } from "#features/chat/web/conversation/memory.ts";
import { chatQuery } from "#features/chat/web/queries.ts";
import { describePerson, Face } from "#features/chat/web/people/status.tsx";
import { focusOn } from "#features/chat/web/dock/requested-focus.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEscape } from "#web/lib/keyboard/is-escape.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { CountBadge } from "#web/ui/display/text/count-badge.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** A docked private conversation. Its header names the partner, and minimizes it. */
export function ChatBox({ me, box: { username, isMinimized } }: { me: string; box: Box }) {
  const { t } = useTranslation();
  const { data: chat } = useQuery(chatQuery(username));
  const head = useRef<HTMLButtonElement>(null);
  const user = chat?.users.find((each) => each.username === username);
  const name = user?.name ?? username;
  const unread = isMinimized && chat ? chat.lastNumber - chat.readNumber : 0;

  const minimize = (isMinimized: boolean) => {
    remember(me, ({ boxes }) => ({ boxes: minimizeBox(boxes, username, isMinimized) }));
    if (!isMinimized) focusOn(username);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from wherever one is in it
    <section
      className={styles.box}
      data-open={!isMinimized || undefined}
      aria-label={t("Chat with {{name}}", { name })}
      onKeyDown={(event) => {
        if (!isEscape(event) || isMinimized) return;
        minimize(true);
        head.current?.focus();
      }}
    >
      <Row gap="tiny" nowrap className={styles.head}>
        <button
          ref={head}
          type="button"
          className={styles.who}
          aria-expanded={!isMinimized}
          aria-label={user ? describePerson(t, { name, status: user.status, unread }) : name}
          title={name}
          onClick={() => minimize(!isMinimized)}
        >
          <Face name={name} picture={user?.picture ?? ""} status={user?.status} size={24} />
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {unread > 0 && <CountBadge count={unread} />}
          <IconChevronDown className={styles.fold} size={16} stroke={1.75} aria-hidden />
        </button>
        <IconButton
          label={t("Close chat with {{name}}", { name })}
          className={styles.small}
          onClick={() => remember(me, ({ boxes }) => ({ boxes: closeBox(boxes, username) }))}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </IconButton>
      </Row>
      {!isMinimized && <Conversation me={me} partner={username} isNarrow takesFocus />}
    </section>
  );
}
