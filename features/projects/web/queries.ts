import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { clearRecentProjects, listProjects, listRecentProjects, openProject } from "#features/projects/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

/** The maximum page size: a list of projects is short enough to be searched and sorted in the browser. */
const max = "1000";

export const projectsQuery = queryOptions({
  queryKey: unannouncedKey("projects", "list"),
  queryFn: ({ signal }) => call(listProjects, { query: { size: max } }, { signal }),
});

/** Records the project as opened, for the list in the header. A failure is ignored. */
export const rememberOpened = (id: string) =>
  call(openProject, { body: { id } }, { quiet: true }).catch(() => undefined);

/** The most recently opened projects. */
export const recentProjectsQuery = queryOptions({
  queryKey: unannouncedKey("projects", "recent"),
  queryFn: ({ signal }) => call(listRecentProjects, {}, { signal }),
});

/** Clears the list of recently opened projects. */
export function useClearRecentProjects() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(clearRecentProjects, {}),
    onSuccess: () => queryClient.setQueryData(recentProjectsQuery.queryKey, []),
  });
}
