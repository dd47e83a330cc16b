import type { StateName } from "#demos/forms/web/elements/example-state.ts";

const names: readonly StateName[] = ["required", "invalid", "valid", "disabled", "read-only", "loading"];

/** The state in the address; invalid values are ignored. */
export const readParams = ({ state }: Record<string, unknown>): { state?: StateName | undefined } => ({
  state: names.find((name) => name === state),
});
