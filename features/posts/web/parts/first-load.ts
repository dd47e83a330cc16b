import { getProfile } from "#contract/account/profile.ts";
import { listPosts } from "#features/posts/contract.ts";
import { addressOf } from "#web/lib/address-of.ts";
import type { FirstLoad } from "#web/lib/first-load.ts";

export const firstLoad: FirstLoad = {
  "/dashboard-social": { requests: [addressOf(listPosts), addressOf(getProfile)] },
};
