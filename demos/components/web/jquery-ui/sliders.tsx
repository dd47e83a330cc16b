import { useState } from "react";

import { formatMoney } from "#web/lib/format-money.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { type NumberRange, RangeField } from "#web/ui/form/range-field.tsx";
import { SliderField } from "#web/ui/form/slider-field.tsx";

/** One value, or a range of values. */
export function Sliders() {
  const { t } = useTranslation();
  const [volume, setVolume] = useState(40);
  const [prices, setPrices] = useState<NumberRange>([100, 600]);
  return (
    <Fields>
      <SliderField label={t("Volume")} max={100} step={5} value={volume} onChange={setVolume} />
      <RangeField
        label={t("Prices")}
        min={0}
        max={1000}
        step={10}
        format={formatMoney}
        value={prices}
        onChange={setPrices}
      />
    </Fields>
  );
}
