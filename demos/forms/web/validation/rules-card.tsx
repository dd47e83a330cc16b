import { useId } from "react";

import { labelOfField } from "#demos/forms/web/field-labels.ts";
import { describeRule } from "#demos/forms/web/validation/describe-rule.ts";
import type { ValidationForm } from "#demos/forms/web/validation/form-params.ts";
import { type FieldRule, formRules } from "#demos/forms/web/validation/form-rules.ts";
import styles from "#demos/forms/web/validation/rules-card.module.css";
import { useTranslation } from "#web/lib/i18n.ts";
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
