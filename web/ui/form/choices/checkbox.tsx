import { type ComponentProps, useEffect, useRef } from "react";

import styles from "#web/ui/form/choices/checkbox.module.css";

type CheckboxProps = {
  /** The accessible name, translated. */
  label: string;
  isChecked: boolean;
  /** Some, but not all, of the represented items are checked. */
  isMixed?: boolean;
  /** Cannot be changed for now. Keeps the focus, which an input that is `disabled` would lose. */
  isDisabled?: boolean;
  /** @param isRange whether Shift was held, which in a list means everything since the last change */
  onChange: (isChecked: boolean, isRange: boolean) => void;
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
  // The change itself does not tell: browsers differ in whether a key passes it on.
  const isRange = useRef(false);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the checkbox in it
    <label
      className={styles.place}
      onKeyDownCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onPointerDownCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      // With Shift, the browser would select the text since the last press.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <CheckboxBox
        ref={input}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        checked={isChecked}
        // Keeps the mixed state, which a click clears even where it changes nothing.
        onClick={(event) => isDisabled && event.preventDefault()}
        onChange={(event) => !isDisabled && onChange(event.currentTarget.checked, isRange.current)}
      />
    </label>
  );
}
