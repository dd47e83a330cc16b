import type { Period, Plan } from "#features/plans/contract.ts";

/** What the table and the cards show. */
export type PlansProps = {
  plans: readonly Plan[];
  period: Period;
  isChosen: (plan: Plan) => boolean;
  isRecommended: (plan: Plan) => boolean;
  onChoose: (plan: Plan) => void;
};
