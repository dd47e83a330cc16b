import { type ControlProps, FieldNotes, useField } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";
import switches from "#web/ui/form/choices/switch.module.css";

/** An on/off choice that is sent with its form. A setting that applies immediately is a `Switch`. */
export function SwitchField({ value, onChange, onBlur, disabled, readOnly, ...field }: ControlProps<boolean>) {
  const { id, inputProps } = useField(field);
  return (
    <div className={styles.field} data-field={field.name}>
      <label className={styles.option}>
        <input
          type="checkbox"
          role="switch"
          className={switches.input}
          checked={value}
          disabled={disabled}
          aria-readonly={readOnly}
          {...inputProps}
          onBlur={onBlur}
          onChange={(event) => !readOnly && onChange(event.currentTarget.checked)}
        />
        <span data-required={field.required || undefined}>{field.label}</span>
      </label>
      <FieldNotes id={id} {...field} />
    </div>
  );
}
