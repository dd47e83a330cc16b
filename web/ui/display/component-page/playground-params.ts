import { maxText, type PropertyValue } from "#web/ui/display/component-page/property-control.ts";

/** The component that is drawn, and the values of its properties that the reader has changed, by name. */
export type PlaygroundParams = { component?: string } & Record<string, PropertyValue>;

/** Which of them the component has is decided where its properties are known. */
export const readPlaygroundParams = (search: Record<string, unknown>): PlaygroundParams =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]): [string, PropertyValue][] => {
      if (typeof value === "string") return [[name, value.slice(0, maxText)]];
      return typeof value === "number" || typeof value === "boolean" ? [[name, value]] : [];
    }),
  );
