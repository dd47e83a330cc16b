import { sql } from "kysely";

import { projectColumns, type ProjectColumn, type ProjectRow } from "#features/projects/contract.ts";
import type { Db } from "#server/db/client.ts";
import type { TableSource } from "#server/lib/tables/table-query.ts";

export const listRecentProjects = (db: Db, personId: string) =>
  db
    .selectFrom("recentProjects")
    .innerJoin("projects", "projects.id", "recentProjects.projectId")
    .select(["projects.id", "projects.title"])
    .where("recentProjects.userId", "=", personId)
    .orderBy("recentProjects.openedAt", "desc")
    .limit(10)
    .execute();

/** @returns whether the project exists */
export async function openProject(db: Db, personId: string, id: string) {
  const { rows } = await sql`
    insert into recent_projects (user_id, project_id, opened_at)
    select ${personId}, id, now() from projects where id = ${id}
    on conflict (user_id, project_id) do update set opened_at = excluded.opened_at
    returning project_id`.execute(db);
  return rows.length > 0 ? true : undefined;
}

export const clearRecentProjects = (db: Db, personId: string) =>
  db.deleteFrom("recentProjects").where("userId", "=", personId).execute();

type SelectedProject = Omit<ProjectRow, "target-actual"> & { target: number; actual: number };

export const projectSource: TableSource<ProjectColumn, ProjectRow> = {
  table: "projects",
  columns: projectColumns,
  keys: { name: "title_key" },
  integers: ["est"],
  searchText: "search_text",
  sort: [{ column: "name", isDescending: false }],
  select: sql`
    projects.id, title as name, est, status, target::float8 as target, actual::float8 as actual, progress,
    to_char(starts, 'YYYY-MM-DD') as starts, to_char(ends, 'YYYY-MM-DD') as ends, tracker, comment,
    (select coalesce(json_agg(json_build_object('username', username, 'name', users.name, 'picture', picture)
                              order by array_position(contacts, username)), '[]')
     from users where username = any (contacts)) as contacts`,
  toRow: ({ target, actual, ...row }: SelectedProject): ProjectRow => ({ ...row, "target-actual": { target, actual } }),
};
