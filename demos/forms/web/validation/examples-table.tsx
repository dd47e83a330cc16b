import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useId } from "react";

import { english } from "#contract/text/english.ts";
import { validateValue } from "#demos/forms/value.ts";
import styles from "#demos/forms/web/validation/examples-table.module.css";
import type { RuleParams } from "#demos/forms/web/validation/rule-params.ts";
import { type RulesConfig, toConfig, toRules } from "#demos/forms/web/validation/rules-config.ts";
import { focusField } from "#web/lib/form/form.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";

type ExamplesTableProps = { onTry: (config: RulesConfig, value: string) => void };

/** Ready rules, each with a value and what the rules say about it. One click tries them. */
export function ExamplesTable({ onTry }: ExamplesTableProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t("Examples")}
      </h2>
      <div className={styles.container}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t("Rules")}</th>
              <th scope="col">{t("Value")}</th>
              <th scope="col">{t("Result")}</th>
              <th scope="col">
                <span className="visually-hidden">{t("Actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ruleExamples.map(({ title, rules, value }) => {
              const config = toConfig({ ...rules, message: rules.message && translateData(rules.message) });
              return (
                <tr key={title}>
                  <th scope="row">{translateData(title)}</th>
                  <td className={styles.value}>{value === "" ? t("Empty") : <bdi>{value}</bdi>}</td>
                  <td>
                    <Result message={validateValue(toRules(config), value)} />
                  </td>
                  <td className={styles.action}>
                    <Button
                      size="small"
                      aria-label={t("Try: {{title}}", { title: translateData(title) })}
                      onClick={(event) => {
                        onTry(config, value);
                        focusField(event.currentTarget.form, "value");
                      }}
                    >
                      {t("Try")}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Result({ message }: { message: string | undefined }) {
  const { t } = useTranslation();
  const isValid = message === undefined;
  const Sign = isValid ? IconCircleCheck : IconAlertCircle;
  return (
    <span className={styles.result} data-state={isValid ? "valid" : "invalid"}>
      <Sign size={16} stroke={1.75} aria-hidden />
      <bdi>{isValid ? t("Valid") : translateData(message)}</bdi>
    </span>
  );
}

type RuleExample = { readonly title: string; readonly rules: RuleParams; readonly value: string };

/** Rules to start from, each with a value to try. Titles are in English. */
const ruleExamples: readonly RuleExample[] = [
  { title: english("Required value"), rules: { required: true }, value: "" },
  { title: english("Required email address"), rules: { required: true, email: true }, value: "mei@example" },
  { title: english("Optional email address"), rules: { email: true }, value: "" },
  { title: english("Username"), rules: { required: true, minlength: 6, maxlength: 30 }, value: "mei" },
  { title: english("Short title"), rules: { required: true, maxlength: 20 }, value: "Delivery before the holidays" },
  {
    title: english("Code with a custom message"),
    rules: { minlength: 5, maxlength: 5, message: english("Enter the five characters of your code") },
    value: "A-204",
  },
];
