import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";

import type { FirstStep } from "#contract/feature.ts";
import { firstStepsQuery, isSkinChosen, rememberDoneSteps } from "#web/screens/general/home-first-steps-facts.ts";
import type { StepControls } from "#web/screens/general/home-first-steps-place.tsx";
import styles from "#web/screens/general/home-first-steps.module.css";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { changePreferences, preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";

type FirstStepsProps = { steps: readonly FirstStep[]; controls: StepControls };

/** What a new account should do first, with what is done already. */
export function FirstSteps({ steps, controls }: FirstStepsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { layout } = useStore(preferences);
  const { data = [], isPlaceholderData } = useQuery(firstStepsQuery);
  const done = isSkinChosen(layout) ? [...data, "skin"] : data.filter((step) => step !== "skin");
  const doneCount = steps.filter((step) => done.includes(step.id)).length;
  const doneText = done.join(" ");
  useEffect(() => {
    if (!isPlaceholderData) rememberDoneSteps(doneText.split(" "));
  }, [doneText, isPlaceholderData]);
  const progress = t(
    { one: "{{done}} of {{count}} step complete", other: "{{done}} of {{count}} steps complete" },
    { done: doneCount, count: steps.length },
  );
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t("First steps")}
        </h2>
        <ProgressBar
          className={styles.bar}
          label={t("First steps")}
          value={doneCount}
          max={steps.length}
          valueText={progress}
          tone="success"
        />
        <bdi className={styles.progress}>{progress}</bdi>
        <Button variant="subtle" size="small" className={styles.hide} onClick={() => hide(t("First steps hidden"))}>
          {t("Hide")}
        </Button>
      </header>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.id} step={step} isDone={done.includes(step.id)} onOpen={controls[step.id]} />
        ))}
      </ul>
    </Card>
  );
}

type StepProps = { step: FirstStep; isDone: boolean; onOpen: (() => void) | undefined };

/** A link to the control, or what was done. */
function Step({ step: { title, href }, isDone, onOpen }: StepProps) {
  const { t } = useTranslation();
  if (isDone)
    return (
      <li className={styles.step} data-done>
        <IconCircleCheckFilled size={20} className={styles.tick} aria-hidden />
        <span className="truncate">{translateData(title)}</span>
        <span className="visually-hidden">{t("Done")}</span>
      </li>
    );
  return (
    <li className={styles.step}>
      <IconCircle size={20} stroke={1.5} className={styles.circle} aria-hidden />
      {href === undefined ? (
        <button type="button" className={`truncate ${styles.link}`} aria-haspopup="dialog" onClick={onOpen}>
          {translateData(title)}
        </button>
      ) : (
        <a href={`#${href}`} className={`truncate ${styles.link}`}>
          {translateData(title)}
        </a>
      )}
    </li>
  );
}

/** @param title what happened, translated */
function hide(title: string) {
  changePreferences({ firstSteps: false });
  // The focused button is gone.
  document.querySelector<HTMLElement>("#greeting")?.focus();
  offerUndo({ title, undo: () => changePreferences({ firstSteps: true }) });
}
