import { useId } from "react";

import { languages } from "#demos/forms/web/choices.ts";
import { labelOfField } from "#demos/forms/web/field-labels.ts";
import type { ValidationForm } from "#demos/forms/web/validation/form-params.ts";
import { type FieldRule, formRules } from "#demos/forms/web/validation/form-rules.ts";
import styles from "#demos/forms/web/validation/rules-card.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";

/** The rules of a form in words, by field. */
export function RulesCard({ form }: { form: ValidationForm }) {
  const { t } = useTranslation();
  const id = useId();
  const labelOf = (field: string) => labelOfField(form, field);
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t("Rules")}
      </h2>
      <dl className={styles.fields}>
        {Object.entries<readonly FieldRule[]>(formRules[form]).map(([field, rules]) => (
          <div key={field} className={styles.field}>
            <dt className={styles.name}>{labelOf(field)}</dt>
            {!isObligatory(rules) && <dd className={styles.rule}>{t("Optional")}</dd>}
            {rules.map((rule) => (
              <dd key={rule.kind} className={styles.rule}>
                {describeRule(rule, t, labelOf)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}

const isObligatory = (rules: readonly FieldRule[]) =>
  rules.some(({ kind }) => kind === "required" || kind === "choices");

/** A rule in words, translated. @param labelOf the label of another field */
function describeRule(rule: FieldRule, t: Translate, labelOf: (field: string) => string): string {
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
      if (rule.max >= languages.length)
        return t({ one: "At least {{count}} choice", other: "At least {{count}} choices" }, { count: rule.min });
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
