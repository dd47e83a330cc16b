import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { endDevice, listDevices, listIdentities } from "#contract/account/auth.ts";
import { endpoint } from "#contract/endpoint.ts";
import {
  countTimeline,
  type Details,
  getProfile,
  getTimeline,
  profilePicturePath,
  type TimelineItem,
  timelinePage,
  updateProfile,
} from "#contract/account/profile.ts";
import type { TimelineFilter } from "#contract/timeline-filters.ts";
import { call } from "#web/lib/api/api-client.ts";
import { profileQuery } from "#web/lib/api/profile-query.ts";
import { createOwnChanges } from "#web/lib/changes/own-changes.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The person's sessions. The key begins with `session`, so that changes elsewhere invalidate it. */
export const devicesQuery = queryOptions({
  queryKey: topicKey("session", "devices"),
  queryFn: ({ signal }) => call(listDevices, {}, { signal }),
  staleTime: 0,
});

export function useEndDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endDevice, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

/** The identities at providers that open the account. */
export const identitiesQuery = queryOptions({
  queryKey: topicKey("session", "identities"),
  queryFn: ({ signal }) => call(listIdentities, {}, { signal }),
  staleTime: 0,
});

/** The beginning of the keys of the timeline and its counts. */
export const timelineKey = topicKey("profile", "timeline");

/**
 * The person's activities, newest first; with `only`, those of one kind. Each further page begins before the last item of
 * the previous one.
 */
export const timelineQuery = (only?: TimelineFilter) =>
  infiniteQueryOptions({
    queryKey: [...timelineKey, "items", only],
    initialPageParam: undefined as { before: string; last: string } | undefined,
    queryFn: ({ pageParam, signal }) => call(getTimeline, { query: { ...pageParam, only } }, { signal }),
    getNextPageParam: (page: TimelineItem[]) => {
      const last = page.length < timelinePage ? undefined : page.at(-1);
      // Nobody does anything before joining.
      return last && last.kind !== "joined" ? { before: last.date, last: last.id } : undefined;
    },
    staleTime: 0,
  });

export const timelineCountsQuery = queryOptions({
  queryKey: [...timelineKey, "counts"],
  queryFn: ({ signal }) => call(countTimeline, {}, { signal }),
  staleTime: 0,
});

const ownChanges = createOwnChanges();

/** Changes one detail. Posts and lists contain names, so everything is refetched. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...change }: Partial<Details> & { version: number }) =>
      ownChanges.send("profile", version, (seen) =>
        call(updateProfile, { body: { ...change, version: seen } }, { handles: [409] }),
      ),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      void queryClient.invalidateQueries();
    },
  });
}

/** The body is the picture itself, so it is not in the contract. */
const sendPicture = endpoint({
  method: "PUT",
  path: profilePicturePath,
  summary: "Another picture of the person",
  response: getProfile.response,
});

export function useSendPicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => call(sendPicture, {}, { file }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      void queryClient.invalidateQueries();
    },
  });
}
