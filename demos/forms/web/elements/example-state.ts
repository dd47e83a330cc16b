/** The states in which the examples are shown. `normal` is a field that nobody has touched. */
export const exampleStates = ["normal", "required", "invalid", "valid", "disabled", "read-only", "loading"] as const;
export type StateName = (typeof exampleStates)[number];

/** What an example passes on to its field. */
export type ExampleState = {
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly isValid?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly isLoading?: boolean;
};

/** @param message the error of an invalid field, translated */
export const stateOf = (name: StateName, message: string): ExampleState =>
  ({
    normal: {},
    required: { required: true },
    invalid: { error: message },
    valid: { isValid: true },
    disabled: { disabled: true },
    "read-only": { readOnly: true },
    loading: { isLoading: true },
  })[name];
