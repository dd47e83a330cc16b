import * as contract from "#features/inbox/contract.ts";
import { messageStep } from "#features/inbox/server/first-step.ts";
import { inboxRoutes } from "#features/inbox/server/routes.ts";
import { messageSearch } from "#features/inbox/server/search.ts";
import { seedInbox, seedManyMessages } from "#features/inbox/server/seed.ts";
import { inboxTimeline } from "#features/inbox/server/timeline.ts";
import { unreadBadge } from "#features/inbox/server/unread-badge.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: inboxRoutes,
  seed: { tables: ["messages"], run: seedInbox },
  seedMany: { option: "messages", run: seedManyMessages },
  search: messageSearch,
  timeline: inboxTimeline,
  menuBadge: unreadBadge,
  firstStep: messageStep,
  ownedRows: { "messages.user_id": "personal", "mailbox_counts.user_id": "internal" },
} satisfies ServerFeature;
