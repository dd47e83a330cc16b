import { english } from "./text/english.ts";

/** The roles of users, from the least to the most. They are enforced where people have to sign in (`ATRIUM_AUTH=required`). */
export const roles = ["viewer", "member", "admin"] as const;
export type Role = (typeof roles)[number];

/** What the roles are called. */
export const roleTitles = {
  viewer: english("Viewer"),
  member: english("Member"),
  admin: english("Admin"),
} as const satisfies Record<Role, string>;

/** Whether a role includes another. */
export const allows = (role: Role, least: Role) => roles.indexOf(role) >= roles.indexOf(least);
