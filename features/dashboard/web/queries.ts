import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { listLatestActivities } from "#contract/activities.ts";
import { getVisits, type VisitRange } from "#features/visits/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { retryOnMount } from "#web/lib/api/query-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The report of a period. While another period loads, the previous one stays. */
export const visitsQuery = (days: VisitRange) =>
  queryOptions({
    queryKey: topicKey("visits", days),
    queryFn: ({ signal }) => call(getVisits, { query: { days: String(days) } }, { signal }),
    placeholderData: keepPreviousData,
    retryOnMount,
  });

/** The number of activities on the dashboard. */
const activitiesShown = 7;

export const latestActivitiesQuery = queryOptions({
  queryKey: topicKey("activities", "latest"),
  queryFn: ({ signal }) => call(listLatestActivities, { query: { size: String(activitiesShown) } }, { signal }),
  retryOnMount,
});
