import { soundChat } from "#features/chat/web/sound-chat.ts";
import type { StartIdleWork } from "#web/lib/parts.ts";

export const startIdleWork: StartIdleWork = soundChat;
