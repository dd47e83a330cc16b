import { queryOptions } from "@tanstack/react-query";

import { listProjects, openProject } from "#contract/projects.ts";
import { call } from "#web/lib/api-client.ts";
import { unannouncedKey } from "#web/lib/query-keys.ts";

/** The maximum page size: a list of projects is short enough to be searched and sorted in the browser. */
const max = "1000";

export const projectsQuery = queryOptions({
  queryKey: unannouncedKey("projects", "list"),
  queryFn: ({ signal }) => call(listProjects, { query: { size: max } }, { signal }),
});

/** Records the project as opened, for the list in the header. A failure is ignored. */
export const rememberOpened = (id: string) =>
  call(openProject, { body: { id } }, { quiet: true }).catch(() => undefined);
