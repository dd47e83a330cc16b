import { IconX } from "@tabler/icons-react";
import { useEffect, useRef, useSyncExternalStore } from "react";

import { countFitting } from "#web/features/chat/dock/boxes.ts";
import { ChatBox } from "#web/features/chat/dock/chat-box.tsx";
import styles from "#web/features/chat/dock/chat-dock.module.css";
import { ChatPart } from "#web/features/chat/chat-part.tsx";
import { ChatSheet } from "#web/features/chat/dock/chat-sheet.tsx";
import { useMemory } from "#web/features/chat/conversation/memory.ts";
import { MoreBoxes } from "#web/features/chat/dock/more-boxes.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { isEscape } from "#web/lib/is-escape.ts";
import { useIsMobile } from "#web/lib/media.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type ChatDockProps = { me: string; onClose: () => void };

/** The dock at the bottom of the window: the panel with the common room, then the private conversations. */
export function ChatDock({ me, onClose }: ChatDockProps) {
  const isMobile = useIsMobile();
  const isOpen = useMemory(me, (memory) => memory.isOpen);
  if (!isMobile) return <Dock me={me} onClose={onClose} />;
  return isOpen && <ChatSheet me={me} onClose={onClose} />;
}

function Dock({ me, onClose }: ChatDockProps) {
  const { t } = useTranslation();
  const isOpen = useMemory(me, (memory) => memory.isOpen);
  const boxes = useMemory(me, (memory) => memory.boxes);
  const fitting = countFitting(useWindowWidth(), isOpen, boxes.length);
  const dock = useRef<HTMLElement>(null);
  useRoomForAlerts(dock);
  return (
    <aside ref={dock} className={styles.dock} aria-label={t("Conversations")}>
      {isOpen && <Panel onClose={onClose} />}
      {boxes.slice(0, fitting).map((box) => (
        <ChatBox key={box.username} me={me} box={box} />
      ))}
      {boxes.length > fitting && <MoreBoxes me={me} boxes={boxes.slice(fitting)} />}
    </aside>
  );
}

function Panel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from wherever one is in it
    <section
      className={styles.panel}
      aria-label={t("Chat")}
      onKeyDown={(event) => {
        if (isEscape(event)) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t("Chat")}</h2>
        <IconButton label={t("Close")} className={styles.small} onClick={onClose}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <ChatPart takesFocus />
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
