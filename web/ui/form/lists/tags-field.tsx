import { TagsInput } from "@mantine/core";
import { memo } from "react";

import type { ControlProps } from "#web/ui/form/field.tsx";
import { hasSameProps } from "#web/ui/form/has-same-props.ts";
import { libraryField } from "#web/ui/form/lists/library-field.tsx";
import library from "#web/ui/form/lists/library-field.module.css";

type TagsFieldProps = ControlProps<readonly string[]> & {
  suggestions?: readonly string[];
  placeholder?: string;
  maxTags?: number;
};

/** Words of the user's own. Enter and a comma add one, Backspace removes the last. Needs a `Library`. */
export const TagsField = memo(function TagsField({
  suggestions,
  placeholder = "",
  maxTags,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  ...field
}: TagsFieldProps) {
  const shared = libraryField(field);
  return (
    <TagsInput
      {...shared}
      classNames={{ ...shared.classNames, input: `${shared.classNames.input} ${library.pills}` }}
      data={[...(suggestions ?? [])]}
      value={[...value]}
      onChange={onChange}
      {...{ onBlur, disabled, readOnly, maxTags }}
      placeholder={value.length === 0 ? placeholder : ""}
    />
  );
}, hasSameProps);
