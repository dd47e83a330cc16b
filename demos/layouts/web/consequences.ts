import type { Layout } from "#contract/layout.ts";
import type { LayoutSwitch } from "#web/lib/layout/option-names.ts";
import { applyLayoutChange, type LayoutChange } from "#web/lib/layout/rules.ts";

/** A switch that a rule has changed. */
export type Consequence = { readonly name: LayoutSwitch; readonly isOn: boolean };

/** The switches that the rules (specification §4) change in addition to a change of the user. */
export function findConsequences(layout: Layout, change: LayoutChange): readonly Consequence[] {
  const next = applyLayoutChange(layout, change);
  return (Object.keys(next) as (keyof Layout)[]).flatMap((name) => {
    if (name === "skin" || name === "mode" || name in change || next[name] === layout[name]) return [];
    return [{ name, isOn: next[name] }];
  });
}
