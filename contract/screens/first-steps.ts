import { z } from "zod/mini";

import { endpoint } from "../endpoint.ts";

export const listFirstSteps = endpoint({
  method: "GET",
  path: "/first-steps.json",
  summary: "The ids of those first steps of a new account that the person has done",
  response: z.object({ done: z.array(z.string()) }),
});
