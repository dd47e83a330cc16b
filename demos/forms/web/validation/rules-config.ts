import type { ValueRules } from "#demos/forms/value.ts";
import { readRuleParams, type RuleParams } from "#demos/forms/web/validation/rule-params.ts";
import type { TypedNumber } from "#web/ui/form/numbers/number-field.tsx";

/** The rules as they are typed. */
export type RulesConfig = {
  readonly required: boolean;
  readonly email: boolean;
  readonly minlength: TypedNumber;
  readonly maxlength: TypedNumber;
  readonly message: string;
};

export const toConfig = ({ required, email, minlength, maxlength, message }: RuleParams): RulesConfig => ({
  required: required ?? false,
  email: email ?? false,
  minlength: minlength ?? "",
  maxlength: maxlength ?? "",
  message: message ?? "",
});

/** What of the typed rules the address can hold. */
export const toParams = (config: RulesConfig): RuleParams => readRuleParams(config);

/** The rules as the server takes them. It rejects a length that is not a number. */
export const toRules = ({ required, email, minlength, maxlength, message }: RulesConfig) =>
  ({
    ...(required && { required }),
    ...(email && { email }),
    ...(minlength !== "" && { minlength }),
    ...(maxlength !== "" && { maxlength }),
    ...(message.trim() !== "" && { message: message.trim() }),
  }) as ValueRules;
