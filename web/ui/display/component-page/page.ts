import type { ComponentType, ReactNode } from "react";

import type { ComponentDoc, PropertyDoc } from "#web/lib/component-doc.ts";
import type { PropertyValues } from "#web/ui/display/component-page/property-control.ts";

/** A part of a component, a key or a rule. Texts are English, and translated where they are shown. */
export type NamedNote = { readonly name: string; readonly text: string };
export type KeyNote = { readonly keys: readonly string[]; readonly text: string };

/** What to do, or not to do, with an example that is drawn and cannot be pressed. */
export type Advice = { readonly text: string; readonly Example: ComponentType };

/** The documentation of a component. Properties and their controls come from its source. */
export type ComponentPage = {
  /** The component by the name of its export, such as `{ Button }`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the properties are those that its source declares
  readonly component: Readonly<Record<string, ComponentType<any>>>;
  /** Its file, from the root of the repository. */
  readonly file: string;
  /** The components of the file: the default export of `#web/ui/….tsx?props`. */
  readonly docs: readonly ComponentDoc[];
  /** Properties of the types that it extends, which its own file does not list. */
  readonly inherited?: readonly PropertyDoc[];
  /** The values that it is drawn with at first. Texts are English, and translated where they are shown. */
  readonly start?: PropertyValues;
  /** Its content, if that is no text. */
  readonly content?: { readonly source: string; readonly element: ReactNode };
  /** A press does something: the playground counts it, and a combination is opened in the playground. */
  readonly isPressable?: true;
  /** Fills the width of its place. */
  readonly isWide?: true;
  /** The combinations that are shown: those of the options of one or two properties, in each of the states. */
  readonly matrix?: {
    readonly rows: string;
    readonly columns?: string;
    readonly states?: readonly { readonly name: string; readonly values: PropertyValues }[];
  };
  readonly anatomy: readonly NamedNote[];
  readonly keyboard: readonly KeyNote[];
  readonly accessibility: readonly string[];
  readonly advice: readonly { readonly recommended: Advice; readonly discouraged: Advice }[];
};

export const nameOf = ({ component }: ComponentPage) => Object.keys(component)[0] ?? "";

export const docOf = (page: ComponentPage) => page.docs.find(({ name }) => name === nameOf(page));

/** All properties that are known by name: its own first. */
export const propertiesOf = (page: ComponentPage): readonly PropertyDoc[] => [
  ...(docOf(page)?.properties ?? []),
  ...(page.inherited ?? []),
];
