import "@mantine/dates/styles.css";

import { DateInput, DatePickerInput } from "@mantine/dates";
import { memo } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { readDate } from "#web/lib/read-date.ts";
import { formatMediumDay, formatTypedDay, useCalendarTexts } from "#web/ui/form/calendar-texts.ts";
import type { ControlProps } from "#web/ui/form/field.tsx";
import { hasSameProps } from "#web/ui/form/has-same-props.ts";
import { libraryField } from "#web/ui/form/library-field.tsx";

type DayLimits = { minDate?: string; maxDate?: string };

/** A day, `YYYY-MM-DD`, typed in the format of the user's language or chosen in a calendar. "" if there is none. */
export const DateField = memo(function DateField({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  minDate,
  maxDate,
  ...field
}: ControlProps<string> & DayLimits) {
  const { t } = useTranslation();
  return (
    <DateInput
      {...libraryField(field)}
      {...useCalendarTexts()}
      {...{ disabled, readOnly, minDate, maxDate }}
      name={field.name}
      value={value === "" ? null : value}
      valueFormat={formatTypedDay}
      dateParser={(text) => readDate(text) ?? null}
      placeholder={formatTypedDay("2026-12-31")}
      onChange={(day) => onChange(day ?? "")}
      onBlur={() => onBlur?.()}
      clearable={!field.required}
      clearButtonProps={{ "aria-label": t("Clear: {{field}}", { field: field.label }) }}
    />
  );
}, hasSameProps);

export type DayRange = readonly [from: string, to: string];

/** A period from one day to another, chosen in a calendar. Both are "" until it is chosen. */
export const DateRangeField = memo(function DateRangeField({
  value: [from, to],
  onChange,
  onBlur,
  disabled,
  readOnly,
  minDate,
  maxDate,
  ...field
}: ControlProps<DayRange> & DayLimits) {
  const { t } = useTranslation();
  const placeholder = t("Choose a period");
  const { "aria-required": _, ...shared } = libraryField(field);
  const period = from === "" ? "" : `${formatMediumDay(from)} – ${to === "" ? "…" : formatMediumDay(to)}`;
  return (
    <DatePickerInput
      {...shared}
      // It is a button, which a label alone would leave without its text.
      aria-label={`${field.label}: ${period || placeholder}`}
      {...useCalendarTexts()}
      {...{ disabled, readOnly, minDate, maxDate }}
      type="range"
      value={[from || null, to || null]}
      valueFormatter={() => period}
      placeholder={placeholder}
      onChange={([first, last]) => onChange([first ?? "", last ?? ""])}
      onDropdownClose={() => onBlur?.()}
      clearable={!field.required}
      clearButtonProps={{ "aria-label": t("Clear: {{field}}", { field: field.label }) }}
    />
  );
}, hasSameProps);
