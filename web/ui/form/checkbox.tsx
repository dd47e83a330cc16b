import { useEffect, useRef } from "react";

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

/** A checkbox without a visible label, for use beside the item it selects. */
export function Checkbox({ label, isChecked, isMixed = false, isDisabled = false, onChange }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.place}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        className={styles.checkbox}
        checked={isChecked}
        // Keeps the mixed state, which a click clears even where it changes nothing.
        onClick={(event) => isDisabled && event.preventDefault()}
        onChange={(event) => !isDisabled && onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
