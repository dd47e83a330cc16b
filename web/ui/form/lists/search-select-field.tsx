import { Select } from "@mantine/core";
import { memo } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { ControlProps } from "#web/ui/form/field.tsx";
import { hasSameProps } from "#web/ui/form/has-same-props.ts";
import { libraryField } from "#web/ui/form/lists/library-field.tsx";
import { type FieldOption, toLibraryOptions } from "#web/ui/form/options.ts";

type SearchSelectFieldProps = ControlProps<string> & {
  options: readonly FieldOption[];
  placeholder?: string;
};

/** A choice of one of many options, which are found by typing. "" if nothing is chosen. Needs a `Library`. */
export const SearchSelectField = memo(function SearchSelectField({
  options,
  placeholder,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  ...field
}: SearchSelectFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...libraryField(field)}
      data={toLibraryOptions(options)}
      value={value === "" ? null : value}
      onChange={(next) => onChange(next ?? "")}
      {...{ onBlur, disabled, readOnly, placeholder }}
      searchable
      selectFirstOptionOnChange
      clearable={!field.required}
      clearButtonProps={{ "aria-label": t("Clear: {{field}}", { field: field.label }) }}
      nothingFoundMessage={t("Nothing found")}
    />
  );
}, hasSameProps);
