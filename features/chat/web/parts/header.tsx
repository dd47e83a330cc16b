import { ChatTools } from "#features/chat/web/dock/chat-tools.tsx";
import type { HeaderPart } from "#web/lib/parts.ts";

export const headerPart: HeaderPart = { id: "chat", order: 20, place: "tools", Part: ChatTools };
