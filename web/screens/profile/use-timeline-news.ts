import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { profileQuery, timelineKey } from "#web/screens/profile/queries.ts";
import { onTopic } from "#web/lib/live-topics.ts";
import { renewQueries } from "#web/lib/query-client.ts";

/** The topics from which the timeline and the profile's figures are computed. */
const topics = ["posts", "todos", "inbox"] as const;

/** Refreshes the timeline and the profile after changes elsewhere, including other windows. */
export function useTimelineNews() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ends = topics.map((topic) =>
      onTopic(topic, () => {
        void renewQueries(queryClient, timelineKey);
        void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient]);
}
