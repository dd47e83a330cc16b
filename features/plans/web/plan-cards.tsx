import { describePlans, listFeatures } from "#features/plans/web/describe-plan.ts";
import { FeatureValue } from "#features/plans/web/feature-value.tsx";
import { PlanButton } from "#features/plans/web/plan-button.tsx";
import { PlanPrice, YearlyHint } from "#features/plans/web/plan-price.tsx";
import styles from "#features/plans/web/pricing.module.css";
import type { PlansProps } from "#features/plans/web/plans-props.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Chip } from "#web/ui/display/chip.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The plans as cards, where there is no room for a table. */
export function PlanCards({ plans, period, isChosen, isRecommended, onChoose }: PlansProps) {
  const { t } = useTranslation();
  const texts = describePlans(t);
  return (
    <Stack>
      <YearlyHint plans={plans} />
      <div className={styles.cards}>
        {plans.map((plan) => (
          <Card
            key={plan.id}
            as="article"
            className={styles.card}
            aria-label={plan.name}
            data-chosen={isChosen(plan) || undefined}
            data-recommended={isRecommended(plan) || undefined}
          >
            <div className={styles.cardHead}>
              <h2 className={styles.name}>{plan.name}</h2>
              {isRecommended(plan) && !isChosen(plan) && <Chip>{t("Recommended")}</Chip>}
            </div>
            <p className={styles.text}>{texts[plan.id]}</p>
            <PlanPrice plan={plan} period={period} />
            <PlanButton
              plan={plan}
              isChosen={isChosen(plan)}
              isRecommended={isRecommended(plan)}
              onChoose={() => onChoose(plan)}
            />
            <dl className={styles.features}>
              {listFeatures(plan, t).map(({ key, title, value }) => (
                <div key={key} className={styles.feature}>
                  <dt>{title}</dt>
                  <dd>
                    <FeatureValue value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </Stack>
  );
}
