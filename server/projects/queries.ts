import type { Db } from "#server/db/client.ts";

export const listRecentProjects = (db: Db, personId: string) =>
  db
    .selectFrom("recentProjects")
    .innerJoin("projects", "projects.id", "recentProjects.projectId")
    .select(["projects.id", "projects.title"])
    .where("recentProjects.userId", "=", personId)
    .orderBy("recentProjects.openedAt", "desc")
    .limit(10)
    .execute();

export const clearRecentProjects = (db: Db, personId: string) =>
  db.deleteFrom("recentProjects").where("userId", "=", personId).execute();
