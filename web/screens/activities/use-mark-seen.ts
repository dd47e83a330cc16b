import { useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

import { type ActivityKind, updateActivities } from "#contract/activities.ts";
import { activityKeys } from "#web/screens/activities/queries.ts";
import { call } from "#web/lib/api/api-client.ts";

/** Marks the items about the current route as read, while the page is visible. If that fails, they stay unread. */
export function useMarkSeen(kinds: readonly ActivityKind[] | undefined) {
  const queryClient = useQueryClient();
  const href = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });
  useEffect(() => {
    const mark = () => {
      if (document.hidden || href === undefined) return;
      for (const { type, unreadHrefs } of kinds ?? []) {
        if (!unreadHrefs.includes(href)) continue;
        call(updateActivities, { params: { type }, body: { href, change: { isRead: true } } }, { quiet: true })
          .then(() => queryClient.invalidateQueries({ queryKey: activityKeys.all }))
          .catch(() => {});
      }
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [kinds, href, queryClient]);
}
