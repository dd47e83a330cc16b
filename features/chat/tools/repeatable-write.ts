import { getChat, postChatMessage } from "#features/chat/contract.ts";
import type { RepeatableWrite } from "#tools/chaos/repeatable-write.ts";

/** A message to the team chat, which all windows hear of. */
export const repeatableWrite: RepeatableWrite = {
  endpoint: postChatMessage,
  bodyOf: (id, body) => ({ id, body }),
  stored: { table: "chat_messages", column: "body" },
  topic: "chat",
  readPath: getChat.path,
};
