import { allows, type Role } from "../roles.ts";
import type { Screen } from "./screens.ts";

// Apart from `screens.ts`, which the first load needs.

/** The screens that a role sees. Without a role, as where roles are not enforced, all. */
export const screensOfRole = (screens: readonly Screen[], role: Role | undefined) =>
  screens.filter(({ access }) => role === undefined || access === undefined || allows(role, access));
