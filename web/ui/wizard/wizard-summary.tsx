import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { type LabelledValue, ValueList } from "#web/ui/display/value-list.tsx";
import styles from "#web/ui/wizard/wizard.module.css";
import { canGoTo, type WizardState } from "#web/ui/wizard/wizard-state.ts";

/** A step with what was entered in it. */
export type StepSummary = { readonly title: string; readonly items: readonly LabelledValue[] };

type WizardSummaryProps = {
  state: WizardState;
  /** Of each step, in order. Those in which nothing was entered are left out. */
  steps: readonly StepSummary[];
  onStep: (step: number) => void;
  /** Side by side, where there is room. */
  isInline?: boolean;
};

/** What was entered, by step. Each step that was reached can be edited. */
export function WizardSummary({ state, steps, onStep, isInline = false }: WizardSummaryProps) {
  const { t } = useTranslation();
  const isEntered = ({ items }: StepSummary) => items.some(({ value }) => value !== "");
  if (!steps.some(isEntered)) return <p className={styles.empty}>{t("What you enter appears here.")}</p>;
  return (
    <ul className={styles.summary} data-inline={isInline || undefined} aria-label={t("Summary")}>
      {steps.map(({ title, items }, index) =>
        !isEntered({ title, items }) ? null : (
          <li key={title} className={styles.summaryStep}>
            <div className={styles.summaryHead}>
              <h3 className={styles.summaryTitle}>{title}</h3>
              {canGoTo(state, index + 1) && (
                <Button
                  size="small"
                  variant="subtle"
                  aria-label={t("Edit {{title}}", { title })}
                  onClick={() => onStep(index + 1)}
                >
                  {t("Edit")}
                </Button>
              )}
            </div>
            <ValueList items={items} />
          </li>
        ),
      )}
    </ul>
  );
}
