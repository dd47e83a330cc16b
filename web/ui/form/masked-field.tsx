import { MaskInput } from "@mantine/core";

import type { ControlProps } from "#web/ui/form/field.tsx";
import { libraryField } from "#web/ui/form/library-field.tsx";

type MaskedFieldProps = ControlProps<string> & {
  /** `9` is a digit, `a` a letter, `*` either; all else is typed by the field: `(999) 999-9999`. */
  mask: string;
  autoComplete?: string;
  inputMode?: "numeric" | "tel" | "text";
};

/**
 * A text of a fixed form, such as a telephone number. The value has the signs of the mask. Always left to right, as such
 * numbers are written in every language. Needs a `Library`.
 */
export function MaskedField({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  mask,
  autoComplete = "off",
  inputMode = "numeric",
  ...field
}: MaskedFieldProps) {
  return (
    <MaskInput
      {...libraryField(field)}
      {...{ mask, autoComplete, inputMode, disabled, readOnly, onBlur, value }}
      name={field.name}
      dir="ltr"
      onChangeRaw={(_, masked) => onChange(masked)}
    />
  );
}
