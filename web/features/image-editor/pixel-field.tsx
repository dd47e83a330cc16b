import { type KeyboardEvent, useState } from "react";

import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { readNumber } from "#web/lib/read-number.ts";
import { TextField } from "#web/ui/form/text-field.tsx";

type PixelFieldProps = {
  /** Translated. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Typing or stepping has ended. */
  onSettle: () => void;
};

/** A number of pixels, applied while it is typed. The arrow keys change it by one, with Shift by ten. */
export function PixelField({ label, value, min, max, onChange, onSettle }: PixelFieldProps) {
  const { t } = useTranslation();
  /** The text as typed, until the field is left. */
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined ? { value } : readPixels(typed, min, max);

  const type = (text: string) => {
    setTyped(text);
    const next = readPixels(text, min, max);
    if (next) onChange(next.value);
  };
  const step = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, value + direction * (event.shiftKey ? 10 : 1))));
  };
  const settle = () => {
    setTyped(undefined);
    onSettle();
  };

  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? formatPixels(value)}
      error={
        !number && t("Enter a whole number from {{min}} to {{max}}", { min: formatPixels(min), max: formatPixels(max) })
      }
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={step}
      onKeyUp={({ key }) => (key === "ArrowUp" || key === "ArrowDown") && onSettle()}
      onBlur={settle}
    />
  );
}

function readPixels(text: string, min: number, max: number) {
  const read = readNumber(text, { min, max });
  return "value" in read && Number.isInteger(read.value) ? read : undefined;
}

/** Without separators of groups, which would be in the way while somebody types. */
const formatPixels = (value: number) => formatNumber(value, { useGrouping: false });
