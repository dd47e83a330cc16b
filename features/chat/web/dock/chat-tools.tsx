import { Suspense } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";
import { idle } from "#web/lib/when-idle.ts";

/** Loaded after the first screen: when the browser is idle, or after three seconds. */
const ChatLauncher = lazyPart(
  async () => {
    await idle();
    return (await import("#features/chat/web/dock/chat-launcher.tsx")).ChatLauncher;
  },
  { failure: "none" },
);

const NoChat = () => <span style={{ inlineSize: 36 }} />;

/** The chat's part of the shell: a button in the header, and the dock. */
export function ChatTools() {
  return (
    <Suspense fallback={<NoChat />}>
      <ChatLauncher />
    </Suspense>
  );
}
