import { Suspense } from "react";

import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { HeaderPart } from "#web/lib/parts.ts";
import { idle } from "#web/lib/loading/when-idle.ts";

export const headerPart: HeaderPart = { id: "chat", order: 20, place: "tools", isInPhoneBar: true, Part: ChatTools };

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
function ChatTools() {
  return (
    <Suspense fallback={<NoChat />}>
      <ChatLauncher />
    </Suspense>
  );
}
