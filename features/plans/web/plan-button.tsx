import type { Plan } from "#features/plans/contract.ts";
import styles from "#features/plans/web/pricing.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

type PlanButtonProps = {
  plan: Plan;
  /** Whether it is chosen, with the period that is shown. */
  isChosen: boolean;
  /** The one primary button of the screen. */
  isRecommended: boolean;
  onChoose: () => void;
};

/** Chooses a plan; the chosen one says so instead. */
export function PlanButton({ plan, isChosen, isRecommended, onChoose }: PlanButtonProps) {
  const { t } = useTranslation();
  if (isChosen) return <span className={styles.chosen}>{t("Your plan")}</span>;
  return (
    <Button variant={isRecommended ? "primary" : "default"} onClick={onChoose}>
      {t("Choose {{plan}}", { plan: plan.name })}
    </Button>
  );
}
