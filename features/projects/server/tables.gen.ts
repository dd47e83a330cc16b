// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Numeric, Timestamp } from "#server/db/tables.gen.ts";

export interface Projects {
  actual: Generated<Numeric>;
  comment: Generated<string>;
  contacts: Generated<string[]>;
  ends: Generated<Timestamp>;
  est: Generated<number>;
  id: Generated<string>;
  progress: Generated<number>;
  searchText: Generated<string>;
  starts: Generated<Timestamp>;
  status: Generated<string>;
  target: Generated<Numeric>;
  title: string;
  titleKey: Generated<string>;
  tracker: Generated<number[]>;
}

export interface RecentProjects {
  openedAt: Generated<Timestamp>;
  projectId: string;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    projects: Projects;
    recentProjects: RecentProjects;
  }
}
