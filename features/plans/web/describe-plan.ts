import type { Period, Plan, PlanId, SupportLevel } from "#features/plans/contract.ts";
import { office } from "#office";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { formatFileSize, formatNumber } from "#web/lib/format/format.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** The price of a month, in cents. The server's prices of a year divide into months. */
export const monthlyPrice = ({ prices }: Pick<Plan, "prices">, period: Period) =>
  period === "monthly" ? prices.monthly : prices.yearly / 12;

/** What a year costs less than twelve months, in cents. */
export const yearlySaving = ({ prices }: Pick<Plan, "prices">) => prices.monthly * 12 - prices.yearly;

/** Whole euros are shown without cents. */
export const formatCents = (cents: number) =>
  formatMoney(cents / 100, cents % 100 === 0 ? { maximumFractionDigits: 0 } : {});

/** A feature of a plan: a text, or whether the plan has it. */
export type PlanFeature = { readonly key: string; readonly title: string; readonly value: string | boolean };

/** The features of a plan, in the order of the comparison. */
export function listFeatures(plan: Plan, t: Translate): readonly PlanFeature[] {
  const support: Record<SupportLevel, string> = {
    forum: t("Forum"),
    email: t("Email"),
    phone: t("Phone"),
    contact: t("Personal contact"),
  };
  const limit = (count: number | null) => (count === null ? t("Unlimited") : formatNumber(count));
  return [
    { key: "users", title: t("Users"), value: limit(plan.users) },
    { key: "projects", title: t("Projects"), value: limit(plan.projects) },
    { key: "storage", title: t("Storage"), value: formatFileSize(plan.storage) },
    { key: "support", title: t("Support"), value: support[plan.support] },
    { key: "backups", title: t("Daily backups"), value: plan.hasBackups },
    { key: "sso", title: t("Single sign-on"), value: plan.hasSingleSignOn },
    { key: "audit", title: t("Audit log"), value: plan.hasAuditLog },
  ];
}

/** Who each plan is for, translated. */
export const describePlans = (t: Translate): Record<PlanId, string> => ({
  starter: t("To try {{title}} on your own", { title: office.title }),
  team: t("For a small office"),
  business: t("For several departments"),
  enterprise: t("For large organizations"),
});
