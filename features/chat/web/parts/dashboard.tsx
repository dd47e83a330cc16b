import { english } from "#contract/text/english.ts";
import styles from "#features/chat/web/parts/dashboard.module.css";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { DashboardPart } from "#web/lib/parts.ts";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";

const Chat = lazyPart(() => import("#features/chat/web/chat-part.tsx").then((part) => part.ChatPart));

/** In pixels: the room with some messages, and the people. */
const height = 440;

const Part = () => (
  <WhenInView height={height}>
    <div className={styles.filled} style={{ minBlockSize: height }}>
      <Chat />
    </div>
  </WhenInView>
);

export const dashboardPart: DashboardPart = {
  order: 30,
  id: "chat",
  title: english("Chat"),
  column: 0,
  isFlush: true,
  Part,
};
