import { getInbox, getMessage, listMessages } from "#features/inbox/contract.ts";
import { listColleagues } from "#contract/users.ts";
import { addressOf } from "#web/lib/address-of.ts";
import type { FirstLoad } from "#web/lib/first-load.ts";

const config = addressOf(getInbox);
const colleagues = addressOf(listColleagues);
const message = addressOf(getMessage, { params: { id: "$message" } });
const page = { page: "1", size: "25" };

export const firstLoad: FirstLoad = {
  "/home": {
    requests: [config, addressOf(listMessages, { query: { folder: "inbox", ...page } })],
    part: "features/inbox/web/unread-messages.tsx",
  },
  "/inbox/$folder": {
    requests: [config, addressOf(listMessages, { query: { folder: "$folder", ...page, sort: "-date" } })],
  },
  "/inbox/$folder/detail/$message": { requests: [config, message] },
  "/inbox/$folder/compose": { requests: [config, colleagues] },
  "/inbox/$folder/replay/$message": { requests: [config, colleagues, message] },
};
