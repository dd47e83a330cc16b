import type { Period, Plan } from "#features/plans/contract.ts";

/** The properties of the comparison table and of the cards. */
export type PlansProps = {
  plans: readonly Plan[];
  period: Period;
  isChosen: (plan: Plan) => boolean;
  isRecommended: (plan: Plan) => boolean;
  onChoose: (plan: Plan) => void;
};
