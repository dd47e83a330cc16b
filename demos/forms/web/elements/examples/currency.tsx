import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { currencySign } from "#web/lib/format-money.ts";
import { NumberField, type TypedNumber } from "#web/ui/form/number-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** An amount of money. */
export function CurrencyExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<TypedNumber>(1000);
  return (
    <NumberField
      label={t("Budget")}
      min={5}
      max={2500}
      step={25}
      decimals={2}
      before={currencySign()}
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}
