import { useState } from "react";

import { english } from "#contract/text/english.ts";
import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { currencySign } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { NumberField, type TypedNumber } from "#web/ui/form/numbers/number-field.tsx";
import { type NumberRange, RangeField } from "#web/ui/form/numbers/range-field.tsx";
import { RatingField } from "#web/ui/form/numbers/rating-field.tsx";
import { SliderField } from "#web/ui/form/numbers/slider-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** A number with steps. */
export function NumberExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<TypedNumber>(12);
  return <NumberField label={t("Seats")} min={1} max={100} value={value} onChange={setValue} {...state} />;
}

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

/** A time of day. */
export function TimeExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("09:30");
  return (
    <TextField
      label={t("Start time")}
      type="time"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}

/** A number whose place matters more than its value. */
export function SliderExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState(400);
  return <SliderField label={t("Volume")} max={1000} step={10} value={value} onChange={setValue} {...state} />;
}

/** A range between two numbers. */
export function RangeExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<NumberRange>([200, 700]);
  return <RangeField label={t("Price range")} max={1000} step={10} value={value} onChange={setValue} {...state} />;
}

/** One to five stars. */
export function RatingExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<number | undefined>(4);
  return <RatingField label={t("Rating")} value={value} onChange={setValue} {...state} />;
}

const sources = () => import("#demos/forms/web/elements/number-examples.tsx?sources");

/** Numbers and times. */
export const numberExamples: readonly Example<ExampleState>[] = [
  { title: english("Number"), component: { NumberExample }, sources },
  { title: english("Currency"), component: { CurrencyExample }, sources },
  { title: english("Time"), component: { TimeExample }, sources },
  { title: english("Slider"), component: { SliderExample }, sources },
  { title: english("Range slider"), component: { RangeExample }, sources },
  { title: english("Rating"), component: { RatingExample }, sources },
];
