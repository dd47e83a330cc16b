import { Suspense } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";
import { idle } from "#web/lib/when-idle.ts";

/** The first screen goes before: the chat comes once the browser has nothing better to do, or after three seconds. */
const ChatLauncher = lazyPart(
  async () => {
    await idle();
    return (await import("#web/features/chat/dock/chat-launcher.tsx")).ChatLauncher;
  },
  { failure: "none" },
);

const NoChat = () => <span style={{ inlineSize: 36 }} />;

/** What the shell shows of the chat: a button in the header, and what is docked at the foot of the window. */
export function ChatTools() {
  return (
    <Suspense fallback={<NoChat />}>
      <ChatLauncher />
    </Suspense>
  );
}
