import { IconCircleCheck } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";
import { ValueList } from "#web/ui/display/value-list.tsx";
import { StepList } from "#web/ui/wizard/step-list.tsx";
import type { Wizard } from "#web/ui/wizard/use-wizard.ts";
import { canGoBack, countComplete, isLastStep, type WizardState } from "#web/ui/wizard/wizard-state.ts";
import { type StepSummary, WizardSummary } from "#web/ui/wizard/wizard-summary.tsx";
import styles from "#web/ui/wizard/wizard.module.css";

/** What was saved when the wizard was completed. */
export type WizardSaved = {
  /** Translated: "Request sent". */
  readonly title: string;
  readonly steps: readonly StepSummary[];
};

type WizardCardProps = {
  /** The name of the wizard, translated. */
  title: string;
  description: string;
  wizard: Wizard;
  /**
   * `horizontal`: the steps above the fields, with a progress bar. `vertical`: the steps before the fields, and a summary
   * after them.
   */
  layout: "horizontal" | "vertical";
  /** Of each step, in order. */
  steps: readonly StepSummary[];
  saved: WizardSaved | undefined;
  /** Leaves the completed state. */
  onAgain: () => void;
  /** The content of the current step. */
  children: ReactNode;
};

/** A form in steps on a card; see `useWizard`. */
export function WizardCard({ title, description, layout, saved, onAgain, ...rest }: WizardCardProps) {
  const id = useId();
  const { form } = rest.wizard;
  const submit = { onSubmit: (event: { preventDefault: () => void }) => submitStep(event, rest.wizard) };
  return (
    <Card
      as="form"
      className={styles.wizard}
      aria-labelledby={`${id}-title`}
      data-submitted={saved ? true : undefined}
      {...form.formProps}
      {...submit}
    >
      <header>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
      </header>
      <div role="status" className={styles.status}>
        {saved && <Completed {...saved} />}
      </div>
      {saved ? <Again onAgain={onAgain} /> : <Filling layout={layout} {...rest} />}
    </Card>
  );
}

/** Enter goes to the next step. */
function submitStep(event: { preventDefault: () => void }, { form, next }: Wizard) {
  event.preventDefault();
  if (!form.isBusy) next();
}

type FillingProps = Pick<WizardCardProps, "wizard" | "layout" | "steps" | "children">;

function Filling({ wizard, layout, steps, children }: FillingProps) {
  const { t } = useTranslation();
  const { state, form } = wizard;
  const titles = steps.map(({ title }) => title);
  const group = useStepFocus(state.step);
  const isVertical = layout === "vertical";
  return (
    <div className={styles.columns} data-layout={layout}>
      <div className={styles.steps}>
        {!isVertical && <Progress state={state} />}
        <StepList state={state} titles={titles} layout={layout} onStep={wizard.goTo} />
      </div>
      <div className={styles.main}>
        <fieldset ref={group} className={styles.step} tabIndex={-1}>
          <legend className={styles.legend}>
            {t("Step {{step}} of {{count}}: {{title}}", {
              step: formatNumber(state.step),
              count: formatNumber(titles.length),
              title: titles[state.step - 1],
            })}
          </legend>
          {children}
        </fieldset>
        <div className={styles.actions}>
          <Button disabled={!canGoBack(state)} onClick={wizard.previous}>
            {t("Previous")}
          </Button>
          <Button type="submit" variant="primary" aria-disabled={form.isBusy}>
            {isLastStep(state) ? t("Finish") : t("Next")}
          </Button>
          <Button
            variant="subtle"
            className={styles.startOver}
            aria-disabled={!wizard.isChanged}
            onClick={() => wizard.isChanged && wizard.startOver()}
          >
            {t("Start over")}
          </Button>
        </div>
      </div>
      {isVertical && (
        <aside className={styles.aside} aria-label={t("Summary")}>
          <h3 className={styles.summaryTitle}>{t("Summary")}</h3>
          <WizardSummary state={state} steps={steps} onStep={wizard.goTo} />
        </aside>
      )}
    </div>
  );
}

function Progress({ state }: { state: WizardState }) {
  const { t } = useTranslation();
  const [done, count] = [countComplete(state), state.statuses.length];
  const text = t(
    { one: "{{done}} of {{count}} step complete", other: "{{done}} of {{count}} steps complete" },
    { done: formatNumber(done), count },
  );
  return (
    <div className={styles.progress}>
      <ProgressBar label={t("Progress")} value={done} max={count} valueText={text} tone="success" />
    </div>
  );
}

/** After another step is shown, focuses its first invalid field, or else its first field, or the step itself. */
function useStepFocus(step: number) {
  const group = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const find = (selector: string) => group.current?.querySelector<HTMLElement>(selector);
    const field = find("[aria-invalid=true]") ?? find(":checked:not(option)") ?? find("input, select, textarea");
    (field ?? group.current)?.focus();
  }, [step]);
  return group;
}

function Completed({ title, steps }: WizardSaved) {
  return (
    <div className={styles.saved}>
      <p className={styles.savedTitle}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        {title}
      </p>
      <ValueList items={steps.flatMap(({ items }) => items)} />
    </div>
  );
}

/** Takes the focus that the submit button had. */
function Again({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={styles.actions}>
      <Button ref={again} onClick={onAgain}>
        {t("Start again")}
      </Button>
    </div>
  );
}
