import { IconCheck, IconMinus } from "@tabler/icons-react";

import type { PlanFeature } from "#features/plans/web/describe-plan.ts";
import styles from "#features/plans/web/pricing.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** A text, or a sign with a word for screen readers. */
export function FeatureValue({ value }: Pick<PlanFeature, "value">) {
  const { t } = useTranslation();
  if (typeof value === "string") return <bdi>{value}</bdi>;
  const Icon = value ? IconCheck : IconMinus;
  return (
    <span className={value ? styles.yes : styles.no}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className="visually-hidden">{value ? t("Included") : t("Not included")}</span>
    </span>
  );
}
