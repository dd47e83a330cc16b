import { useNavigate, useSearch } from "@tanstack/react-router";

import { translateData } from "#web/lib/i18n/i18n.ts";
import { type ComponentPage, nameOf, propertiesOf } from "#web/ui/display/component-page/page.ts";
import type { PlaygroundParams } from "#web/ui/display/component-page/playground-params.ts";
import { initialOf, type PropertyValue, readValues } from "#web/ui/display/component-page/property-control.ts";

/**
 * The component that the playground shows and the values of its properties, kept in the address, so that they survive a
 * reload and can be shared.
 */
export function usePlayground(pages: readonly [ComponentPage, ...ComponentPage[]]) {
  const search: PlaygroundParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const page = pages.find((each) => nameOf(each) === search.component) ?? pages[0];
  const properties = propertiesOf(page);
  const start = Object.fromEntries(
    Object.entries(page.start ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" ? translateData(value) : value,
    ]),
  );
  const changed = readValues(search, properties);
  const go = (next: Readonly<Record<string, PropertyValue>>, isChoice = false) =>
    void navigate({ to: ".", search: next as never, replace: !isChoice });
  const named: Readonly<Record<string, PropertyValue>> = page === pages[0] ? {} : { component: nameOf(page) };
  return {
    page,
    properties,
    values: { ...start, ...changed },
    isChanged: Object.keys(changed).length > 0,
    /** Shows another component, with its own values. */
    select: (name: string) => go(name === nameOf(pages[0]) ? {} : { component: name }, true),
    change: (name: string, value: PropertyValue | undefined) => {
      const property = properties.find((each) => each.name === name);
      const usual = start[name] ?? (property ? initialOf(property) : undefined);
      const { [name]: _, ...others } = changed;
      go({ ...named, ...others, ...(value !== undefined && value !== usual && { [name]: value }) });
    },
    /** Replaces all changed values. */
    show: (values: Readonly<Record<string, PropertyValue>>) => go({ ...named, ...values }),
    reset: () => go(named),
  };
}
