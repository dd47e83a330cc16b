import { type ChangeEvent, useLayoutEffect, useRef } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { type ControlProps, Field, useField, useUnread } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";
import { exampleOf, isComplete, retypeMask } from "#web/ui/form/text/mask.ts";

type MaskedFieldProps = ControlProps<string> & {
  /** `9` is a digit, `a` a letter, `*` either; the field types all other signs itself: `(999) 999-9999`. */
  mask: string;
  /** A calling code that the mask has no room for, and that is dropped: `1` for `+1 (415) 555-0132`. */
  callingCode?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "tel" | "text";
};

/**
 * A text of a fixed form, such as a telephone number. The value has the signs of the mask. What does not fit, such as a
 * number of another country that is pasted, stays as it is, for the schema to reject. Always left to right, as such numbers
 * are written in every language.
 */
export function MaskedField({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  mask,
  callingCode,
  autoComplete = "off",
  inputMode = "numeric",
  ...rest
}: MaskedFieldProps) {
  const { t } = useTranslation();
  const advice = t("Enter a value like {{example}}", { example: isolateText(exampleOf(mask)) });
  const { error, leave } = useUnread(value !== "" && !isComplete(value, mask), advice, rest.error);
  const field = { ...rest, error };
  const { id, inputProps } = useField(field);
  const input = useRef<HTMLInputElement>(null);
  /** Where the caret belongs after a change; React would move it to the end. */
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const retype = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = { value: currentTarget.value, caret: currentTarget.selectionStart ?? currentTarget.value.length };
    const next = retypeMask(value, typed, mask, callingCode);
    caret.current = next.caret;
    onChange(next.value);
  };
  return (
    <Field id={id} {...field}>
      <input
        ref={input}
        className={styles.input}
        dir="ltr"
        name={field.name}
        aria-required={field.required}
        {...inputProps}
        {...{ value, disabled, readOnly, autoComplete, inputMode }}
        placeholder={mask.replaceAll(/[9a*]/g, "_")}
        onChange={retype}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
      />
    </Field>
  );
}
