import "@mantine/dates/styles.css";

import { Popover } from "@mantine/core";
import { DatePicker, DatePickerInput } from "@mantine/dates";
import { IconCalendar, IconX } from "@tabler/icons-react";
import { memo, useRef, useState } from "react";

import { isDay } from "#contract/values/days.ts";
import { adviseOnDates, formatTypedDay } from "#web/lib/format/typed-day.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { readDate } from "#web/lib/format/read-date.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { formatMediumDay, useCalendarTexts } from "#web/ui/form/calendar-texts.ts";
import { type ControlProps, Field, useField, useUnread } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";
import { hasSameProps } from "#web/ui/form/has-same-props.ts";
import { libraryField } from "#web/ui/form/lists/library-field.tsx";

/**
 * A day, `YYYY-MM-DD`, typed in any way that `readDate` reads, or chosen in a calendar; "" if there is none. What is not a
 * day is the value as it was typed, for the schema to reject, and stays in the field with an example.
 */
export const DateField = memo(function DateField({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  ...rest
}: ControlProps<string>) {
  const { t } = useTranslation();
  /** What is typed, until the field is left: 1/2/27 stays 1/2/27. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isUnread = value !== "" && !isDay(value);
  const day = isUnread ? "" : value;
  const { error, leave } = useUnread(isUnread, adviseOnDates(), rest.error);
  const field = { ...rest, error };
  const { id, inputProps } = useField(field);
  const texts = useCalendarTexts();
  const canChange = !disabled && !readOnly;

  const choose = (next: string) => {
    setTyped(undefined);
    setIsOpen(false);
    onChange(next);
  };
  return (
    <Field id={id} {...field}>
      <Popover opened={isOpen && canChange} position="bottom-start" trapFocus={false} withRoles={false}>
        <Popover.Target>
          <span className={styles.box}>
            <input
              ref={input}
              className={styles.input}
              autoComplete="off"
              aria-required={field.required}
              aria-busy={field.isLoading}
              name={field.name}
              {...inputProps}
              {...{ disabled, readOnly }}
              placeholder={formatTypedDay("2026-12-31")}
              value={typed ?? (day === "" ? value : formatTypedDay(day))}
              onChange={({ currentTarget: { value: text } }) => {
                setTyped(text);
                setIsOpen(true);
                onChange(readDate(text) ?? text.trim());
              }}
              onFocus={() => setIsOpen(true)}
              onClick={() => setIsOpen(true)}
              onKeyDown={({ key }) => key === "Escape" && setIsOpen(false)}
              onBlur={() => {
                setTyped(undefined);
                setIsOpen(false);
                leave();
                onBlur?.();
              }}
            />
            {!field.required && value !== "" && canChange ? (
              <IconButton
                label={t("Clear: {{field}}", { field: field.label })}
                className={styles.eye}
                onClick={() => {
                  choose("");
                  input.current?.focus();
                }}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </IconButton>
            ) : (
              <IconCalendar className={styles.sign} size={16} stroke={1.75} aria-hidden />
            )}
          </span>
        </Popover.Target>
        {/* The focus stays in the field. */}
        <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
          {/* Begins at the month of a day that is typed. */}
          <DatePicker
            key={day}
            {...texts}
            size="sm"
            value={day || null}
            defaultDate={day || undefined}
            allowDeselect={!field.required}
            onChange={(chosen) => choose(chosen ?? "")}
          />
        </Popover.Dropdown>
      </Popover>
    </Field>
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
  ...field
}: ControlProps<DayRange>) {
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
      {...{ disabled, readOnly }}
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
