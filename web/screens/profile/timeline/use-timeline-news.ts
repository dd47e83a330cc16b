import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { timelineTopics } from "#contract/timeline-groups.ts";
import { profileQuery } from "#web/lib/api/profile-query.ts";
import { timelineKey } from "#web/screens/profile/queries.ts";
import { onTopic } from "#web/lib/live/live-topics.ts";
import { renewQueries } from "#web/lib/api/query-client.ts";

/** Refreshes the timeline and the profile after changes elsewhere, including other windows. */
export function useTimelineNews() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ends = timelineTopics.map((topic) =>
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
