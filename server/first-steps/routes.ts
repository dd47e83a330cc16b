import type { Hono } from "hono";

import * as contract from "#contract/screens/first-steps.ts";
import type { FeatureContext } from "#server/lib/feature.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";

export function firstStepsRoutes(app: Hono<AppEnv>, { db, firstSteps }: Pick<FeatureContext, "db" | "firstSteps">) {
  implement(app, contract.listFirstSteps, async ({ person }) => {
    const facts = await Promise.all(
      firstSteps.map(async ({ id, isDone }) => ({ id, isDone: await isDone(db, person.id) })),
    );
    return { done: facts.filter(({ isDone }) => isDone).map(({ id }) => id) };
  });
}
