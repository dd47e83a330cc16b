import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/wizard/step-list.module.css";
import { canGoTo, type StepStatus, type WizardState } from "#web/ui/wizard/wizard-state.ts";

type StepListProps = {
  state: WizardState;
  /** Of each step, translated. */
  titles: readonly string[];
  layout: "horizontal" | "vertical";
  onStep: (step: number) => void;
};

/** The steps of a wizard. Those that were reached are buttons. */
export function StepList({ state, titles, layout, onStep }: StepListProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles.steps} data-layout={layout} aria-label={t("Steps")}>
      {titles.map((title, index) => {
        const step = index + 1;
        const status = state.statuses[index] ?? "open";
        const content = <StepLabel step={step} title={title} status={status} />;
        return (
          <li
            key={title}
            className={styles.step}
            data-status={status}
            aria-current={step === state.step ? "step" : undefined}
          >
            {canGoTo(state, step) ? (
              <button type="button" className={styles.target} onClick={() => onStep(step)}>
                {content}
              </button>
            ) : (
              <span className={styles.target}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepLabel({ step, title, status }: { step: number; title: string; status: StepStatus }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.sign}>
        {status === "open" && <span>{formatNumber(step)}</span>}
        {status === "complete" && <IconCheck size={16} stroke={2.5} aria-hidden />}
        {status === "incomplete" && <IconAlertTriangle size={16} stroke={2} aria-hidden />}
      </span>
      <span className={styles.title}>{title}</span>
      {status === "complete" && <span className="visually-hidden">{t("complete")}</span>}
      {status === "incomplete" && <span className="visually-hidden">{t("not complete")}</span>}
    </>
  );
}
