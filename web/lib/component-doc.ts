/** A property of a component, as its source declares it. */
export type PropertyDoc = {
  readonly name: string;
  /** The type as written, in one line. */
  readonly type: string;
  readonly isOptional: boolean;
  /** The default value as written. */
  readonly initial?: string;
  /** Its documentation comment, in English. */
  readonly description: string;
};

/** The documentation of a component: the default export of `import docs from "#web/ui/….tsx?props"` is a list of them. */
export type ComponentDoc = {
  readonly name: string;
  readonly description: string;
  readonly properties: readonly PropertyDoc[];
  /** Types from elsewhere whose properties it also takes, such as `ComponentProps<"button">`. */
  readonly extended: readonly string[];
};
