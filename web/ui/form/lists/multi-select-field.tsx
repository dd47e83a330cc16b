import { MultiSelect } from "@mantine/core";
import { memo } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { ControlProps } from "#web/ui/form/field.tsx";
import { hasSameProps } from "#web/ui/form/has-same-props.ts";
import { keepEnter } from "#web/ui/form/text/keep-enter.ts";
import { libraryField } from "#web/ui/form/lists/library-field.tsx";
import library from "#web/ui/form/lists/library-field.module.css";
import { type FieldOption, toLibraryOptions } from "#web/ui/form/options.ts";

type MultiSelectFieldProps = ControlProps<readonly string[]> & {
  options: readonly FieldOption[];
  placeholder?: string;
};

/** A choice of several of many options, which are found by typing. Needs a `Library`. */
export const MultiSelectField = memo(function MultiSelectField({
  options,
  placeholder = "",
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  ...field
}: MultiSelectFieldProps) {
  const { t } = useTranslation();
  const shared = libraryField(field);
  return (
    <MultiSelect
      {...shared}
      classNames={{ ...shared.classNames, input: `${shared.classNames.input} ${library.pills}` }}
      data={toLibraryOptions(options)}
      value={[...value]}
      onChange={onChange}
      {...{ onBlur, disabled, readOnly }}
      placeholder={value.length === 0 ? placeholder : ""}
      searchable
      selectFirstOptionOnChange
      onKeyDown={keepEnter}
      hidePickedOptions
      nothingFoundMessage={t("Nothing found")}
    />
  );
}, hasSameProps);
