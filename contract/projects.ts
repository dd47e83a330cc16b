import { z } from "zod/mini";

import { Done, endpoint } from "./endpoint.ts";

export const RecentProject = z.object({ id: z.uuid(), title: z.string(), href: z.optional(z.string()) });
export type RecentProject = z.infer<typeof RecentProject>;

export const listRecentProjects = endpoint({
  method: "GET",
  path: "/projects.json",
  summary: "The projects that were opened last",
  response: z.array(RecentProject),
});

export const clearRecentProjects = endpoint({
  method: "DELETE",
  path: "/projects.json",
  summary: "Forget which projects were opened; the projects themselves stay",
  response: Done,
});
