import { queryOptions, useMutation } from "@tanstack/react-query";

import { choosePlan, listPlans, type PlanChoice } from "#features/plans/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic } from "#web/lib/changes/optimistic.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The live topic, so that a choice in another window is shown. */
export const plansQuery = queryOptions({
  queryKey: topicKey("plans"),
  queryFn: ({ signal }) => call(listPlans, {}, { signal }),
});

/** Saves the choice, which shows at once. */
export const useChoosePlan = () =>
  useMutation({
    mutationFn: (choice: PlanChoice) => call(choosePlan, { body: choice }),
    ...optimistic(plansQuery, (data, choice: PlanChoice) => ({ ...data, choice })),
  });
