import { useId } from "react";

import checkbox from "#web/ui/form/choices/checkbox.module.css";
import buttons from "#web/ui/form/choices/choice.module.css";
import styles from "#web/ui/form/field.module.css";
import type { FieldOption } from "#web/ui/form/options.ts";
import radio from "#web/ui/form/choices/radio.module.css";

type OptionInputsProps<Value extends string | number> = {
  /** One of the options can be chosen, or several. */
  type: "radio" | "checkbox";
  /** One below the other, side by side, or drawn as joined buttons. */
  look: "list" | "inline" | "buttons";
  options: readonly FieldOption<Value>[];
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value) => void;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
};

/** The inputs of a choice, for the fields that name them. */
export function OptionInputs<Value extends string | number>({
  type,
  look,
  options,
  isChosen,
  onToggle,
  disabled,
  readOnly,
}: OptionInputsProps<Value>) {
  const name = useId();
  const isRadio = type === "radio";
  const hasButtons = look === "buttons";
  const inputClass = hasButtons ? buttons.input : isRadio ? radio.radio : checkbox.checkbox;
  return (
    <div
      className={hasButtons ? `fading-ends ${buttons.choice} ${buttons.field}` : styles.options}
      data-inline={look === "inline" || undefined}
      data-disabled={disabled || undefined}
    >
      {options.map((option) => {
        const isOn = isChosen(option.value);
        return (
          <label key={option.value} className={hasButtons ? buttons.option : styles.option}>
            <input
              type={type}
              name={isRadio ? name : undefined}
              className={inputClass}
              checked={isOn}
              // Radio buttons have no read-only state of their own: the others cannot be chosen.
              disabled={disabled || option.isDisabled || (isRadio && readOnly && !isOn)}
              aria-readonly={isRadio ? undefined : readOnly}
              onChange={() => !readOnly && onToggle(option.value)}
            />
            <bdi>{option.label}</bdi>
          </label>
        );
      })}
    </div>
  );
}
