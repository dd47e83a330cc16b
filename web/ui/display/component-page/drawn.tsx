import { createElement } from "react";

import { type ComponentPage, nameOf } from "#web/ui/display/component-page/page.ts";
import type { PropertyValues } from "#web/ui/display/component-page/property-control.ts";

type DrawnProps = {
  page: ComponentPage;
  values: PropertyValues;
  onPress?: (() => void) | undefined;
};

/** A component with these values. */
export function Drawn({ page, values, onPress }: DrawnProps) {
  const Component = page.component[nameOf(page)];
  if (!Component) return null;
  const isOff = values["aria-disabled"] === true;
  return createElement(
    Component,
    { ...values, ...(onPress && page.isPressable && { onClick: () => !isOff && onPress() }) },
    ...(page.content ? [page.content.element] : values["children"] === undefined ? [] : [values["children"]]),
  );
}
