import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";

import type { Period, Plan, PlanId } from "#features/plans/contract.ts";
import { ComparisonTable } from "#features/plans/web/comparison-table.tsx";
import { PlanCards } from "#features/plans/web/plan-cards.tsx";
import styles from "#features/plans/web/pricing.module.css";
import { plansQuery, useChoosePlan } from "#features/plans/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useIsMobile } from "#web/lib/media.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Emphasized until it is chosen. */
const recommended: PlanId = "team";

/** The plans to compare and to choose from. The choice is saved with the account. */
export function PricingScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: "/_shell/pricing-table" });
  const navigate = useNavigate({ from: "/pricing-table" });
  const isMobile = useIsMobile();
  const { data, isError, refetch } = useQuery(plansQuery);
  const { mutateAsync } = useChoosePlan();
  const choice = data?.choice;
  const period = search.period ?? choice?.period ?? "monthly";
  const Plans = isMobile ? PlanCards : ComparisonTable;

  const choose = (plan: Plan) => {
    if (!choice) return;
    const saved = mutateAsync({ plan: plan.id, period });
    offerUndo({
      title: t("Plan chosen: {{plan}}", { plan: plan.name }),
      key: "plan",
      saved,
      undo: () => mutateAsync(choice),
    });
  };
  return (
    <Screen
      title={t("Pricing table")}
      description={t("Compare the plans, and choose one for your account. Nothing is charged in the demo.")}
      actions={
        <Choice<Period>
          label={t("Payment")}
          options={[
            { value: "monthly", label: t("Monthly") },
            { value: "yearly", label: t("Yearly") },
          ]}
          value={period}
          onChange={(next) => void navigate({ search: { period: next }, replace: true })}
        />
      }
    >
      {data && (
        <Plans
          plans={data.plans}
          period={period}
          isChosen={({ id }) => id === data.choice.plan && period === data.choice.period}
          isRecommended={({ id }) => id === recommended}
          onChoose={choose}
        />
      )}
      {!data && isError && (
        <Card as="div">
          <EmptyState
            title={t("The plans could not be loaded")}
            action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
          />
        </Card>
      )}
      {!data && !isError && <div className={styles.place} role="status" aria-label={t("Loading")} />}
    </Screen>
  );
}
