import { useState } from "react";

import { english } from "#contract/text/english.ts";
import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { dateFormatter } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { ButtonGroup, ToggleGroup } from "#web/ui/form/choices/button-group.tsx";
import { CheckboxField } from "#web/ui/form/choices/checkbox-field.tsx";
import { CheckboxGroup } from "#web/ui/form/choices/checkbox-group.tsx";
import { RadioField } from "#web/ui/form/choices/radio-field.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { SwitchField } from "#web/ui/form/choices/switch-field.tsx";

/** A native select, for a few options. */
export function SelectExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("m");
  const sizes = [
    { value: "s", label: t("Small") },
    { value: "m", label: t("Medium") },
    { value: "l", label: t("Large") },
  ];
  return (
    <SelectField
      label={t("Size")}
      placeholder={t("Please choose")}
      choices={sizes}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}

/** One of a few options, all of them visible. */
export function RadioExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<string | undefined>("standard");
  const speeds = [
    { value: "standard", label: t("Standard delivery") },
    { value: "express", label: t("Express delivery") },
  ];
  return <RadioField label={t("Delivery")} options={speeds} value={value} onChange={setValue} {...state} />;
}

/** One of a few short options. */
export function ButtonGroupExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<string>("start");
  const sides = [
    { value: "start", label: t("Start") },
    { value: "center", label: t("Center") },
    { value: "end", label: t("End") },
  ];
  return <ButtonGroup label={t("Alignment")} options={sides} value={value} onChange={setValue} {...state} />;
}

/** A single checkbox. */
export function CheckboxExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState(false);
  return (
    <CheckboxField label={t("I agree with the Terms and Conditions")} value={value} onChange={setValue} {...state} />
  );
}

/** Several of a few options. */
export function CheckboxGroupExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly string[]>(["mail"]);
  const channels = [
    { value: "mail", label: t("Email") },
    { value: "phone", label: t("Phone") },
    { value: "post", label: t("Letter") },
  ];
  return <CheckboxGroup label={t("Channels")} options={channels} value={value} onChange={setValue} {...state} />;
}

/** The working days, named in the current language. 2 November 2026 is a Monday. */
const weekdays = () =>
  ["mo", "tu", "we", "th", "fr"].map((value, index) => ({
    value,
    label: dateFormatter({ weekday: "short", timeZone: "UTC" }).format(Date.UTC(2026, 10, 2 + index)),
  }));

/** Several of a few short options. */
export function ToggleGroupExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState<readonly string[]>(["mo"]);
  const days = weekdays();
  return <ToggleGroup label={t("Days")} options={days} value={value} onChange={setValue} {...state} />;
}

/** An on/off choice that is sent with its form. */
export function SwitchExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState(true);
  return <SwitchField label={t("Send me a copy")} value={value} onChange={setValue} {...state} />;
}

const sources = () => import("#demos/forms/web/elements/choice-examples.tsx?sources");

/** Shown with the other lists. */
export const selectExample: Example<ExampleState> = { title: english("Select"), component: { SelectExample }, sources };

/** Fields with a few choices. */
export const choiceExamples: readonly Example<ExampleState>[] = [
  { title: english("Radio group"), component: { RadioExample }, sources },
  { title: english("Button group"), component: { ButtonGroupExample }, sources },
  { title: english("Checkbox"), component: { CheckboxExample }, sources },
  { title: english("Checkbox group"), component: { CheckboxGroupExample }, sources },
  { title: english("Toggle group"), component: { ToggleGroupExample }, sources },
  { title: english("Switch"), component: { SwitchExample }, sources },
];
