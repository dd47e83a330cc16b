import { listLatestActivities } from "#contract/activities.ts";
import { getVisits } from "#features/visits/contract.ts";
import { addressOf } from "#web/lib/address-of.ts";
import type { FirstLoad } from "#web/lib/first-load.ts";

export const firstLoad: FirstLoad = {
  "/dashboard": {
    requests: [
      addressOf(getVisits, { query: { days: "30" } }),
      addressOf(listLatestActivities, { query: { size: "7" } }),
    ],
  },
};
