import type { Period, Plan } from "#features/plans/contract.ts";
import { formatCents, monthlyPrice, yearlySaving } from "#features/plans/web/describe-plan.ts";
import styles from "#features/plans/web/pricing.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The largest saving of a yearly payment. */
export function YearlyHint({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation();
  const best = Math.max(...plans.map((plan) => yearlySaving(plan) / Math.max(1, 12 * plan.prices.monthly)));
  return (
    <p className={styles.hint}>
      {t("Pay yearly and save up to {{percent}}.", { percent: formatNumber(best, { style: "percent" }) })}
    </p>
  );
}

/** The price of a month, and how it is paid. */
export function PlanPrice({ plan, period }: { plan: Plan; period: Period }) {
  const { t } = useTranslation();
  const isYearly = period === "yearly" && plan.prices.yearly > 0;
  return (
    <p className={styles.price}>
      <bdi className={styles.amount}>{formatCents(monthlyPrice(plan, period))}</bdi>
      <span className={styles.unit}>{t("per month")}</span>
      <span className={styles.note}>
        {isYearly
          ? t("{{total}} a year, {{saving}} less", {
              total: `\u2068${formatCents(plan.prices.yearly)}\u2069`,
              saving: `\u2068${formatCents(yearlySaving(plan))}\u2069`,
            })
          : plan.prices.monthly === 0
            ? t("No payment")
            : t("{{price}} if paid yearly", { price: `\u2068${formatCents(monthlyPrice(plan, "yearly"))}\u2069` })}
      </span>
    </p>
  );
}
