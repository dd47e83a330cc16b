import { Suspense } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";

/** The first screen goes before: the chat comes once the browser has nothing better to do, or after three seconds. */
const ChatLauncher = lazyPart(async () => {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  // Without the chat the page is whole all the same.
  return import("#web/features/chat/chat-launcher.tsx").then(
    (part) => part.ChatLauncher,
    () => NoChat,
  );
});

const NoChat = () => <span style={{ inlineSize: 36 }} />;

/** What the shell shows of the chat: a button in the header, and what is docked at the foot of the window. */
export function ChatTools() {
  return (
    <Suspense fallback={<NoChat />}>
      <ChatLauncher />
    </Suspense>
  );
}
