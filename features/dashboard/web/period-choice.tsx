import { type VisitRange, visitRanges } from "#features/visits/contract.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Choice } from "#web/ui/form/choice.tsx";

type PeriodChoiceProps = { days: VisitRange; onChange: (days: VisitRange) => void };

/** Chooses the period of the figures. */
export function PeriodChoice({ days, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t("Period")}
      options={visitRanges.map((range) => ({
        value: range,
        label: formatNumber(range, { style: "unit", unit: "day", unitDisplay: "long" }),
      }))}
      value={days}
      onChange={onChange}
    />
  );
}
