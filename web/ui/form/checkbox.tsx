import { type ComponentProps, useEffect, useRef } from "react";

import styles from "#web/ui/form/checkbox.module.css";

type CheckboxProps = {
  /** The accessible name, translated. */
  label: string;
  isChecked: boolean;
  /** Some, but not all, of the represented items are checked. */
  isMixed?: boolean;
  /** Cannot be changed for now. Keeps the focus, which an input that is `disabled` would lose. */
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
};

/**
 * The box of a checkbox whose label is beside it. Takes the attributes of an `input`; the label, or what is around it,
 * provides an area of 32 × 32 px to press.
 */
export const CheckboxBox = (props: ComponentProps<"input">) => (
  <input type="checkbox" className={styles.checkbox} {...props} />
);

/** A checkbox without a visible label, for use beside the item it selects. */
export function Checkbox({ label, isChecked, isMixed = false, isDisabled = false, onChange }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.place}>
      <CheckboxBox
        ref={input}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        checked={isChecked}
        // Keeps the mixed state, which a click clears even where it changes nothing.
        onClick={(event) => isDisabled && event.preventDefault()}
        onChange={(event) => !isDisabled && onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
