import { queryOptions } from "@tanstack/react-query";

import { listProjects, openProject } from "#contract/projects.ts";
import { call } from "#web/lib/api-client.ts";
import { unannouncedKey } from "#web/lib/query-keys.ts";

/** As many as there can be on one page: a list of projects is short enough to be searched and ordered here. */
const max = "1000";

export const projectsQuery = queryOptions({
  queryKey: unannouncedKey("projects", "list"),
  queryFn: ({ signal }) => call(listProjects, { query: { size: max } }, { signal }),
});

/** Remembers it for the header's list. Nobody misses it where that fails. */
export const rememberOpened = (id: string) =>
  call(openProject, { body: { id } }, { quiet: true }).catch(() => undefined);
