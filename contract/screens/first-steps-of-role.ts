import { firstSteps as all } from "../../generated/first-steps.gen.ts";
import type { FirstStep } from "../feature.ts";
import { allows, type Role } from "../roles.ts";

/** The first steps that someone can do, in their order. Without a role, as in the demo, those of a shared account. */
export const firstStepsOfRole = (role: Role | undefined, steps: readonly FirstStep[] = all) =>
  steps.filter(({ access, isPersonal }) =>
    role === undefined ? !isPersonal : access === undefined || allows(role, access),
  );
