import * as contract from "#features/chat/contract.ts";
import { countUnread } from "#features/chat/server/queries.ts";
import { staffDemo } from "#features/chat/server/demo-colleagues.ts";
import { chatRoutes } from "#features/chat/server/routes.ts";
import { chatSearch, colleagueSearch } from "#features/chat/server/search.ts";
import { seedChat } from "#features/chat/server/seed.ts";
import { sql } from "kysely";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: chatRoutes,
  seed: { tables: ["chatMessages", "chatMarks", "chatStatuses"], run: seedChat },
  search: [colleagueSearch, chatSearch],
  backgroundWork: staffDemo,
  presenceTopic: "chat",
  // The header of every window shows it.
  liveAnswers: [{ topic: "chat", endpoint: contract.countUnreadChat, read: countUnread }],
  sharedRows: {
    chat_messages: sql`room_id in (select id from chat_rooms where first_id is null)`,
    live_streams: true,
  },
  ownedRows: {
    "chat_rooms.first_id": "personal",
    "chat_rooms.second_id": "personal",
    "chat_messages.user_id": "kept",
    "chat_marks.user_id": "internal",
    "chat_typing.user_id": "internal",
    "chat_statuses.user_id": "personal",
  },
  contentTopic: "chat",
} satisfies ServerFeature;
