import type { Plan } from "#features/plans/contract.ts";
import { describePlans, listFeatures } from "#features/plans/web/describe-plan.ts";
import { FeatureValue } from "#features/plans/web/feature-value.tsx";
import { PlanButton } from "#features/plans/web/plan-button.tsx";
import { PlanPrice, YearlyHint } from "#features/plans/web/plan-price.tsx";
import styles from "#features/plans/web/pricing.module.css";
import type { PlansProps } from "#features/plans/web/plans-props.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Chip } from "#web/ui/display/chip.tsx";

/** The plans side by side, with a row for each feature. */
export function ComparisonTable({ plans, period, isChosen, isRecommended, onChoose }: PlansProps) {
  const { t } = useTranslation();
  const texts = describePlans(t);
  const features = plans.map((plan) => listFeatures(plan, t));
  const [first = []] = features;
  const markOf = (plan: Plan) => isChosen(plan) || undefined;
  return (
    <Card as="div" className={styles.comparison}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t("Plan comparison")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{t("Feature")}</span>
              <YearlyHint plans={plans} />
            </th>
            {plans.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                data-chosen={markOf(plan)}
                data-recommended={isRecommended(plan) || undefined}
              >
                <span className={styles.name}>{plan.name}</span>
                <p className={styles.text}>{texts[plan.id]}</p>
                <PlanPrice plan={plan} period={period} />
                <PlanButton
                  plan={plan}
                  isChosen={isChosen(plan)}
                  isRecommended={isRecommended(plan)}
                  onChoose={() => onChoose(plan)}
                />
                {isRecommended(plan) && !isChosen(plan) && <Chip>{t("Recommended")}</Chip>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map(({ key, title }, row) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {plans.map((plan, column) => (
                <td key={plan.id} data-chosen={markOf(plan)} data-recommended={isRecommended(plan) || undefined}>
                  <FeatureValue value={features[column]?.[row]?.value ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
