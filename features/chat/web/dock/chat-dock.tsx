import { IconChevronDown, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";

import { countFitting, panelOf } from "#features/chat/web/dock/boxes.ts";
import { ChatBox } from "#features/chat/web/dock/chat-box.tsx";
import styles from "#features/chat/web/dock/chat-dock.module.css";
import { ChatPart } from "#features/chat/web/chat-part.tsx";
import { ChatSheet } from "#features/chat/web/dock/chat-sheet.tsx";
import { remember, useMemory } from "#features/chat/web/conversation/memory.ts";
import { focusOn } from "#features/chat/web/dock/requested-focus.ts";
import { MoreBoxes } from "#features/chat/web/dock/more-boxes.tsx";
import { chatQuery } from "#features/chat/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEscape } from "#web/lib/keyboard/is-escape.ts";
import { useIsMobile } from "#web/lib/media.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { CountBadge } from "#web/ui/display/text/count-badge.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type ChatDockProps = { me: string; onClose: () => void };

/** The dock at the bottom of the window: the panel with the team chat, then the private conversations. */
export function ChatDock({ me, onClose }: ChatDockProps) {
  const isMobile = useIsMobile();
  const isOpen = useMemory(me, (memory) => memory.isOpen);
  if (!isMobile) return <Dock me={me} onClose={onClose} />;
  return isOpen && <ChatSheet me={me} onClose={onClose} />;
}

function Dock({ me, onClose }: ChatDockProps) {
  const { t } = useTranslation();
  const panel = useMemory(me, panelOf);
  const boxes = useMemory(me, (memory) => memory.boxes);
  const fitting = countFitting(useWindowWidth(), panel, boxes.length);
  const dock = useRef<HTMLElement>(null);
  useRoomForAlerts(dock);
  return (
    <aside ref={dock} className={styles.dock} aria-label={t("Conversations")}>
      {panel !== "closed" && <Panel me={me} isMinimized={panel === "minimized"} onClose={onClose} />}
      {boxes.slice(0, fitting).map((box) => (
        <ChatBox key={box.username} me={me} box={box} />
      ))}
      {boxes.length > fitting && <MoreBoxes me={me} boxes={boxes.slice(fitting)} />}
    </aside>
  );
}

type PanelProps = { me: string; isMinimized: boolean; onClose: () => void };

/** The team chat. Its header minimizes it, so that it does not cover the screen. */
function Panel({ me, isMinimized, onClose }: PanelProps) {
  const { t } = useTranslation();
  const { data: chat } = useQuery(chatQuery(undefined));
  const unread = isMinimized && chat ? chat.lastNumber - chat.readNumber : 0;
  const minimize = () => {
    remember(me, () => ({ isMinimized: !isMinimized }));
    if (isMinimized) focusOn("");
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from wherever one is in it
    <section
      className={styles.panel}
      data-open={!isMinimized || undefined}
      aria-label={t("Chat")}
      onKeyDown={(event) => {
        if (isEscape(event)) onClose();
      }}
    >
      <Row gap="tiny" nowrap className={styles.head}>
        <h2 className={styles.title}>
          <button type="button" className={styles.who} aria-expanded={!isMinimized} onClick={minimize}>
            <span className={styles.name}>{t("Chat")}</span>
            {unread > 0 && <CountBadge count={unread} />}
            <IconChevronDown className={styles.fold} size={16} stroke={1.75} aria-hidden />
          </button>
        </h2>
        <IconButton label={t("Close")} className={styles.small} onClick={onClose}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </IconButton>
      </Row>
      {!isMinimized && <ChatPart takesFocus />}
    </section>
  );
}

const useWindowWidth = () =>
  useSyncExternalStore(
    (listener) => {
      addEventListener("resize", listener);
      return () => removeEventListener("resize", listener);
    },
    () => document.documentElement.clientWidth,
  );

/** Alerts also appear at the bottom of the window, above the dock; see alerts.module.css. */
function useRoomForAlerts(dock: { current: HTMLElement | null }) {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty("--dock-height", `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    if (dock.current) observer.observe(dock.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--dock-height");
    };
  }, [dock]);
}
