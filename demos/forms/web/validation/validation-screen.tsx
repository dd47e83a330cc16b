import { Submissions } from "#demos/forms/web/submissions.tsx";
import { ExamplesTable } from "#demos/forms/web/validation/examples-table.tsx";
import { RulesFields } from "#demos/forms/web/validation/rules-fields.tsx";
import { toRules } from "#demos/forms/web/validation/rules-config.ts";
import { TriedValue } from "#demos/forms/web/validation/tried-value.tsx";
import { useRulesConfig } from "#demos/forms/web/validation/use-rules-config.ts";
import { useValueForm } from "#demos/forms/web/validation/use-value-form.ts";
import styles from "#demos/forms/web/validation/validation-screen.module.css";
import { writeSchema } from "#demos/forms/web/validation/write-schema.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Source } from "#web/ui/display/example/source.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** The rules that an input can declare, to combine and to try. */
export function ValidationScreen() {
  const { t } = useTranslation();
  const [config, changeConfig] = useRulesConfig();
  const rules = toRules(config);
  const { form, isAccepted } = useValueForm(rules);
  return (
    <Screen
      title={t("Form validation")}
      description={t("Combine a field's rules and try values. Browser and server apply the same schema.")}
    >
      <NextFrame fallback={<div className={styles.place} />}>
        <div className={styles.container}>
          <form className={styles.form} aria-label={t("Form validation")} {...form.formProps}>
            <Card as="div" className={`${styles.card} ${styles.rules}`}>
              <h2 className={styles.title}>{t("Rules")}</h2>
              <RulesFields config={config} onChange={changeConfig} />
            </Card>
            <Card as="div" className={styles.card}>
              <h2 className={styles.title}>{t("Try a value")}</h2>
              <TriedValue form={form} isRequired={config.required} isAccepted={isAccepted} />
            </Card>
            <Card as="div" className={styles.card}>
              <h2 className={styles.title}>{t("Schema")}</h2>
              <Source title={t("Schema")} text={writeSchema(rules)} startsOpen />
            </Card>
            <div className={styles.examples}>
              <ExamplesTable
                onTry={(example, value) => {
                  changeConfig(example);
                  form.change({ value });
                }}
              />
            </div>
          </form>
          <Submissions form="value" />
        </div>
      </NextFrame>
    </Screen>
  );
}
