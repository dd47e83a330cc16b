import { lazyPart } from "#web/lib/lazy-part.ts";
import styles from "#web/app/parts.module.css";
import { WhenInView } from "#web/ui/when-in-view.tsx";

// Parts of features for the screens of others. Nobody waits for them: each comes once it is in view.

const TodoBoard = lazyPart(() => import("#web/features/todo/todo-board.tsx").then((part) => part.TodoBoard));

const ChatPartInner = lazyPart(() => import("#web/features/chat/chat-part.tsx").then((part) => part.ChatPart));

/** In pixels: the room with some of its messages, and the people. */
const chatHeight = 440;

export const ChatPart = () => (
  <WhenInView height={chatHeight}>
    <div className={styles.filled} style={{ blockSize: chatHeight }}>
      <ChatPartInner />
    </div>
  </WhenInView>
);

export const TodoPart = () => (
  <WhenInView height={420}>
    <TodoBoard />
  </WhenInView>
);
