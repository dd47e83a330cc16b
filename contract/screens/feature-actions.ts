import { actions as all } from "../../generated/actions.gen.ts";
import type { FeatureAction } from "../feature.ts";

/** The actions of the command palette that open a screen, in their order. */
export const featureActions: readonly FeatureAction[] = all;
