import { useState } from "react";

import { english } from "#contract/text/english.ts";
import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { ColorField } from "#web/ui/form/color-field.tsx";
import { DateField, DateRangeField, type DayRange } from "#web/ui/form/date-field.tsx";
import { MaskedField } from "#web/ui/form/text/masked-field.tsx";

/** A text of a fixed form. Letters are not accepted. */
export function PhoneExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("(555) 010-4477");
  return (
    <MaskedField
      label={t("Phone")}
      mask="(999) 999-9999"
      callingCode="1"
      inputMode="tel"
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}

/** A card number in groups of four digits. */
export function CardExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("4111 1111 1111 1111");
  return (
    <MaskedField label={t("Card number")} mask="9999 9999 9999 9999" value={value} onChange={setValue} {...state} />
  );
}

/** A code of two letters and four digits. */
export function CodeExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("AB-1234");
  return (
    <MaskedField
      label={t("License code")}
      mask="aa-9999"
      inputMode="text"
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}

/** A day, typed or chosen. */
export function DateExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("2026-11-24");
  return <DateField label={t("Due date")} value={value} onChange={setValue} {...state} />;
}

/** A period between two days. */
export function DateRangeExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<DayRange>(["2026-12-21", "2027-01-03"]);
  return <DateRangeField label={t("Holiday")} value={value} onChange={setValue} {...state} />;
}

/** A colour. */
export function ColorExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("#2563d9");
  return (
    <ColorField
      label={t("Color")}
      swatches={["#2563d9", "#1a7f4b", "#c0272f", "#9a6000"]}
      value={value}
      onChange={setValue}
      {...state}
    />
  );
}

const sources = () => import("#demos/forms/web/elements/picker-examples.tsx?sources");

/** Masks and pickers. */
export const pickerExamples: readonly Example<ExampleState>[] = [
  { title: english("Phone mask"), component: { PhoneExample }, sources },
  { title: english("Card mask"), component: { CardExample }, sources },
  { title: english("Code mask"), component: { CodeExample }, sources },
  { title: english("Date"), component: { DateExample }, sources },
  { title: english("Period"), component: { DateRangeExample }, sources },
  { title: english("Color"), component: { ColorExample }, sources },
];
