import { expect, test } from "vitest";

import type { FirstStep } from "#contract/feature.ts";
import { firstStepsOfRole } from "#contract/screens/first-steps-of-role.ts";
import type { Role } from "#contract/roles.ts";

const steps: readonly FirstStep[] = [
  { id: "skin", title: "Choose a skin", order: 10 },
  { id: "message", title: "Write a message", order: 20, access: "member" },
  { id: "invitation", title: "Invite a colleague", order: 30, access: "admin", isPersonal: true },
  { id: "second-factor", title: "Set up a second factor", order: 40, isPersonal: true },
];

test.each<[Role | undefined, readonly string[]]>([
  ["viewer", ["skin", "second-factor"]],
  ["member", ["skin", "message", "second-factor"]],
  ["admin", ["skin", "message", "invitation", "second-factor"]],
  [undefined, ["skin", "message"]],
])("the steps of %s", (role, expected) => {
  expect(firstStepsOfRole(role, steps).map(({ id }) => id)).toEqual(expected);
});
