import { z } from "zod/mini";

import { Done, endpoint } from "#contract/endpoint.ts";
import { Author } from "#contract/users.ts";
import { type TableColumn, tablePage, tableQuery } from "#contract/tables/table-query.ts";

const RecentProject = z.object({ id: z.uuid(), title: z.string() });
export type RecentProject = z.infer<typeof RecentProject>;

export const listRecentProjects = endpoint({
  method: "GET",
  path: "/projects.json",
  summary: "The most recently opened projects",
  response: z.array(RecentProject),
});

export const openProject = endpoint({
  method: "POST",
  path: "/projects.json",
  summary: "Record that the person has opened a project",
  access: "viewer",
  body: z.object({ id: z.uuid() }),
  response: Done,
});

export const clearRecentProjects = endpoint({
  method: "DELETE",
  path: "/projects.json",
  summary: "Clear the list of opened projects; the projects themselves stay",
  access: "viewer",
  response: Done,
});

export const projectStatuses = ["Planned", "Active", "On hold", "Completed", "Cancelled"] as const;
export const ProjectStatus = z.enum(projectStatuses);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** The columns that the server filters and sorts by. */
export const projectColumns = [
  { id: "name", title: "Project", kind: "text" },
  { id: "est", title: "Estimate", kind: "number" },
  { id: "status", title: "Status", kind: "choice", choices: projectStatuses },
  { id: "starts", title: "Starts", kind: "date" },
  { id: "ends", title: "Ends", kind: "date" },
] as const satisfies readonly TableColumn[];
export type ProjectColumn = (typeof projectColumns)[number]["id"];

/** Further columns of the list, computed in the browser. */
export const derivedColumns = [
  { id: "contacts", title: "Contacts", kind: "text" },
  { id: "target", title: "Target / actual", kind: "number" },
  { id: "tracker", title: "Tracker", kind: "number" },
] as const satisfies readonly TableColumn[];

/** A row of the list of projects (specification §3). */
export const ProjectRow = z.object({
  id: z.uuid(),
  name: z.string(),
  /** In hours. */
  est: z.int(),
  /** The contact people. The address of a picture is relative to the page. */
  contacts: z.array(Author),
  status: ProjectStatus,
  /** The budget and the actual costs, in euros. */
  "target-actual": z.object({ target: z.number(), actual: z.number() }),
  starts: z.iso.date(),
  ends: z.iso.date(),
  /** Hours worked in each of the last weeks, latest last. */
  tracker: z.array(z.int()),
  /** In percent. */
  progress: z.int(),
  comment: z.string(),
});
export type ProjectRow = z.infer<typeof ProjectRow>;

export const listProjects = endpoint({
  method: "GET",
  path: "/project-list.json",
  summary: "A page of projects",
  readsFrom: "replica",
  query: tableQuery(projectColumns),
  response: tablePage(ProjectRow),
});
