import { IconMessages } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useId, useRef } from "react";
import { createPortal, flushSync } from "react-dom";

import styles from "#features/chat/web/dock/chat-launcher.module.css";
import { panelOf } from "#features/chat/web/dock/boxes.ts";
import { recall, remember, useMemory } from "#features/chat/web/conversation/memory.ts";
import { openConversation } from "#features/chat/web/conversation/open-conversation.ts";
import { sendAllWaiting, unreadQuery } from "#features/chat/web/queries.ts";
import { focusOn } from "#features/chat/web/dock/requested-focus.ts";
import { onReconnect } from "#web/lib/api/connection.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { CountBadge } from "#web/ui/display/text/count-badge.tsx";

const ChatDock = lazyPart(() => import("#features/chat/web/dock/chat-dock.tsx").then((part) => part.ChatDock), {
  failure: "dialog",
});

/** Opens and closes the chat, and shows the number of unread messages. */
export function ChatLauncher() {
  const { data: user } = useQuery(userQuery);
  return user ? <Launcher me={user.username} /> : <span className={styles.place} />;
}

function Launcher({ me }: { me: string }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const descriptionId = useId();
  const { data } = useQuery(unreadQuery);
  const panel = useMemory(me, panelOf);
  const hasBoxes = useMemory(me, (memory) => memory.boxes.length > 0);
  useSendOnReconnect(me);
  useOpenByAddress(me);
  const unread = data ? data.common + data.private : 0;

  const setOpen = (isOpen: boolean) => {
    if (isOpen) ChatDock.preload();
    // On phones it starts with the team chat, in a dialog that must be closed before the focus can leave it.
    flushSync(() => remember(me, () => ({ isOpen, isMinimized: false, sheet: undefined })));
    if (isOpen) focusOn("");
    else button.current?.focus();
  };

  return (
    <>
      <IconButton
        ref={button}
        label={t("Chat")}
        aria-expanded={panel === "open"}
        aria-describedby={unread > 0 ? descriptionId : undefined}
        onPointerEnter={ChatDock.preload}
        onFocus={ChatDock.preload}
        onClick={() => setOpen(panel !== "open")}
      >
        <IconMessages size={20} stroke={1.75} aria-hidden />
        {unread > 0 && <CountBadge count={unread} isOnCorner />}
      </IconButton>
      {unread > 0 && (
        <span id={descriptionId} hidden>
          {t({ one: "{{count}} unread message", other: "{{count}} unread messages" }, { count: unread })}
        </span>
      )}
      {(panel !== "closed" || hasBoxes) &&
        // Outside the header, which may have a filter and would then contain fixed elements.
        createPortal(
          <Suspense>
            <ChatDock me={me} onClose={() => recall(me).isOpen && setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

/** Opens the conversation that an address names, such as that of a search hit: `?chat=mei`, or `?chat=` for the team chat. */
function useOpenByAddress(me: string) {
  const { searchStr } = useLocation();
  useEffect(() => {
    const partner = new URLSearchParams(searchStr).get("chat");
    if (partner === null) return;
    ChatDock.preload();
    if (partner !== "") return openConversation(me, partner);
    remember(me, () => ({ isOpen: true, sheet: undefined }));
    focusOn("");
  }, [me, searchStr]);
}

/** Sends messages written offline: on reconnect, and when the page is opened again. */
function useSendOnReconnect(me: string) {
  const client = useQueryClient();
  useEffect(() => {
    const send = () => sendAllWaiting(client, me);
    send();
    return onReconnect(send);
  }, [client, me]);
}
