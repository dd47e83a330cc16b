import { queryOptions, useIsFetching, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  type Activity,
  type ActivityType,
  listActivities,
  listActivityKinds,
  updateActivities,
} from "#contract/activities.ts";
import { call } from "#web/lib/api/api-client.ts";
import { followedWhenHidden } from "#web/lib/api/query-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

export const activityKeys = {
  all: topicKey("activities"),
  kinds: topicKey("activities", "kinds"),
  /** The dashboard's list. */
  latest: topicKey("activities", "latest"),
  items: (type: ActivityType) => topicKey("activities", "items", type),
};

/** A failed load is logged as 'Error', and results in an empty list (specification §8). */
const emptyOnFailure = <T>(request: Promise<T[]>, signal: AbortSignal) =>
  request.catch((error: unknown): T[] => {
    // An aborted request is not a failure.
    if (signal.aborted) throw error;
    console.error("Error", error);
    return [];
  });

export const activityKindsQuery = queryOptions({
  queryKey: activityKeys.kinds,
  queryFn: ({ signal }) => emptyOnFailure(call(listActivityKinds, {}, { signal }), signal),
  meta: followedWhenHidden,
});

export const activitiesQuery = (type: ActivityType) =>
  queryOptions({
    queryKey: activityKeys.items(type),
    queryFn: ({ signal }) => emptyOnFailure(call(listActivities, { params: { type } }, { signal }), signal),
  });

/** Refetches everything. */
export function useRefreshActivities() {
  const queryClient = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: activityKeys.all }) > 0;
  return { isRefreshing, refresh: () => void queryClient.invalidateQueries({ queryKey: activityKeys.all }) };
}

/** Marks items as read, or all items of a kind. */
export function useMarkActivities(type: ActivityType) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      call(updateActivities, {
        params: { type },
        body: { ...(ids && { ids: [...ids] }), change: { isRead: true } },
      }),
    onSuccess: (changed: readonly Activity[]) => {
      const byId = new Map(changed.map((activity) => [activity.id, activity]));
      queryClient.setQueryData(activitiesQuery(type).queryKey, (items) =>
        items?.map((item) => byId.get(item.id) ?? item),
      );
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: activityKeys.kinds }),
        queryClient.invalidateQueries({ queryKey: activityKeys.latest }),
      ]);
    },
  });
}
