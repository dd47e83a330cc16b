import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { endDevice, listDevices } from "#contract/auth.ts";
import { endpoint } from "#contract/endpoint.ts";
import {
  type Details,
  getProfile,
  getTimeline,
  profilePicturePath,
  type TimelineItem,
  timelinePage,
  updateProfile,
} from "#contract/profile.ts";
import { call } from "#web/lib/api-client.ts";
import { topicKey } from "#web/lib/query-keys.ts";

/** Where the person is signed in. Begins with `session`, so that a change elsewhere makes it stale. */
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

export const profileQuery = queryOptions({
  queryKey: topicKey("profile", "details"),
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
  // Its figures count what is done elsewhere.
  staleTime: 0,
});

/** What the person has done, the newest first; each further page begins before the last item of the one before. */
export const timelineQuery = infiniteQueryOptions({
  queryKey: topicKey("profile", "timeline"),
  initialPageParam: undefined as { before: string; last: string } | undefined,
  queryFn: ({ pageParam, signal }) => call(getTimeline, { query: pageParam ?? {} }, { signal }),
  getNextPageParam: (page: TimelineItem[]) => {
    const last = page.length < timelinePage ? undefined : page.at(-1);
    return last && { before: last.date, last: last.id };
  },
  staleTime: 0,
});

/** Changes one detail. Posts and lists name people, so all of it is asked for again. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<Details> & { version: number }) =>
      call(updateProfile, { body: change }, { handles: [409] }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      void queryClient.invalidateQueries();
    },
  });
}

/** The picture is sent as it is, so it is no endpoint of the contract's. */
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
