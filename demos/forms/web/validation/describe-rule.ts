import type { FieldRule } from "#demos/forms/web/validation/form-rules.ts";
import { formatNumber } from "#web/lib/format.ts";
import type { Translate } from "#web/lib/i18n.ts";

/** A rule in words, translated. @param labelOf the label of another field */
export function describeRule(rule: FieldRule, t: Translate, labelOf: (field: string) => string): string {
  switch (rule.kind) {
    case "required":
      return t("Required");
    case "email":
      return t("An email address");
    case "web-address":
      return t("A web address");
    case "digits":
      return t("Digits only");
    case "number":
      return t("A number");
    case "username":
      return t("Only letters, digits, dots and underscores");
    case "at-most":
      return t({ one: "At most {{count}} character", other: "At most {{count}} characters" }, { count: rule.count });
    case "length":
      return t("Between {{min}} and {{max}} characters", limitsOf(rule));
    case "choices":
      return t("Between {{min}} and {{max}} choices", limitsOf(rule));
    case "same-as":
      return t("The same as: {{field}}", { field: labelOf(rule.field) });
    case "differs-from":
      break;
  }
  return t("Different from: {{field}}", { field: labelOf(rule.field) });
}

const limitsOf = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: formatNumber(min),
  max: formatNumber(max),
});
