import { useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { NumberField, type TypedNumber } from "#web/ui/form/numbers/number-field.tsx";

type PixelFieldProps = {
  /** Translated. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The field was left. */
  onSettle: () => void;
};

/** A number of pixels. It is applied while it is typed, and what does not fit is dropped when the field is left. */
export function PixelField({ value, min, max, onChange, onSettle, ...field }: PixelFieldProps) {
  const { t } = useTranslation();
  const [isRejected, setIsRejected] = useState(false);

  const change = (typed: TypedNumber) => {
    const fits = typeof typed === "number" && Number.isInteger(typed) && typed >= min && typed <= max;
    setIsRejected(!fits);
    if (fits) onChange(typed);
  };
  const leave = () => {
    setIsRejected(false);
    onSettle();
  };

  return (
    <NumberField
      {...field}
      {...{ value, min, max }}
      isGrouped={false}
      hasSteps={false}
      error={isRejected && t("Enter a whole number from {{min}} to {{max}}", { min: plain(min), max: plain(max) })}
      onChange={change}
      onBlur={leave}
    />
  );
}

const plain = (pixels: number) => formatNumber(pixels, { useGrouping: false });
