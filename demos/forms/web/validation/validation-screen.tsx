import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { Submissions } from "#demos/forms/web/submissions.tsx";
import { ExamplesTable } from "#demos/forms/web/validation/examples-table.tsx";
import type { RuleParams } from "#demos/forms/web/validation/rule-params.ts";
import { type RulesConfig, toConfig, toParams, toRules } from "#demos/forms/web/validation/rules-config.ts";
import { RulesFields } from "#demos/forms/web/validation/rules-fields.tsx";
import { TriedValue } from "#demos/forms/web/validation/tried-value.tsx";
import { useValueForm } from "#demos/forms/web/validation/use-value-form.ts";
import styles from "#demos/forms/web/validation/validation-screen.module.css";
import { writeSchema } from "#demos/forms/web/validation/write-schema.ts";
import { isSame } from "#web/lib/changes/conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
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
            <Card as="div" className={styles.card}>
              <h2 className={styles.title}>{t("Rules")}</h2>
              <RulesFields config={config} onChange={changeConfig} />
            </Card>
            <Card as="div" className={styles.card}>
              <h2 className={styles.title}>{t("Try a value")}</h2>
              <TriedValue form={form} isRequired={config.required} isAccepted={isAccepted} />
            </Card>
            <Card as="div" className={`${styles.card} ${styles.schema}`}>
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

const route = getRouteApi("/_shell/form/validation");

/** In milliseconds: the pause in typing after which the rules are written to the address. */
const pause = 150;

/** The rules as they are typed. They are kept in the address, and follow changes of it from elsewhere. */
function useRulesConfig() {
  const params: RuleParams = route.useSearch();
  const navigate = route.useNavigate();
  const [config, setConfig] = useState(() => toConfig(params));
  const [known, setKnown] = useState(params);
  /** What was written and has not arrived: it is older than what was typed since. */
  const [written, setWritten] = useState<readonly RuleParams[]>([]);
  if (known !== params) {
    const arrived = written.findIndex((each) => isSame(each, params));
    setKnown(params);
    setWritten(arrived < 0 ? [] : written.slice(arrived + 1));
    if (arrived < 0) setConfig(toConfig(params));
  }

  useEffect(() => {
    const next = toParams(config);
    if (isSame(next, written.at(-1) ?? params)) return undefined;
    const timer = setTimeout(() => {
      setWritten((now) => [...now, next]);
      void navigate({ search: next, replace: true, resetScroll: false });
    }, pause);
    return () => clearTimeout(timer);
  });

  const change = (part: Partial<RulesConfig>) => setConfig((now) => ({ ...now, ...part }));
  return [config, change] as const;
}
