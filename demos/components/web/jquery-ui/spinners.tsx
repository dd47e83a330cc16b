import { useState } from "react";

import { currencySign } from "#web/lib/format-money.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { NumberField, type TypedNumber } from "#web/ui/form/number-field.tsx";

/** Numbers in the format of the language, with buttons and arrow keys for steps. */
export function Spinners() {
  const { t } = useTranslation();
  const [amount, setAmount] = useState<TypedNumber>(1);
  const [price, setPrice] = useState<TypedNumber>(1250);
  return (
    <Fields columns={2}>
      <NumberField label={t("Quantity")} min={1} max={99} value={amount} onChange={setAmount} />
      <NumberField
        label={t("Price")}
        before={currencySign()}
        decimals={2}
        step={25}
        min={0}
        value={price}
        onChange={setPrice}
      />
    </Fields>
  );
}
