/** A choice of a field: its value, and its label, translated. */
export type FieldOption<Value extends string | number = string> = {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
};

/** Adds or removes a choice. The result is in the order of the options. */
export const toggleOption = <Value extends string>(
  options: readonly FieldOption<Value>[],
  chosen: readonly Value[],
  toggled: Value,
): readonly Value[] => options.flatMap(({ value }) => (chosen.includes(value) !== (value === toggled) ? [value] : []));

/** The options as the component library takes them. */
export const toLibraryOptions = (options: readonly FieldOption[]) =>
  options.map(({ value, label, isDisabled = false }) => ({ value, label, disabled: isDisabled }));
