/** The rules in the address of the screen: `?required=true&minlength=3`. */
export type RuleParams = {
  readonly required?: true | undefined;
  readonly email?: true | undefined;
  readonly minlength?: number | undefined;
  readonly maxlength?: number | undefined;
  readonly message?: string | undefined;
};

/** The rules in the address; invalid ones are ignored. Rules that contradict stay: the screen says so. */
export const readRuleParams = ({
  required,
  email,
  minlength,
  maxlength,
  message,
}: Readonly<Record<string, unknown>>): RuleParams => ({
  required: required === true ? true : undefined,
  email: email === true ? true : undefined,
  minlength: readLength(minlength),
  maxlength: readLength(maxlength),
  message: typeof message === "string" && message.trim() !== "" ? message : undefined,
});

const readLength = (value: unknown) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
