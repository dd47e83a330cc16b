import styles from "#web/ui/form/choices/switch.module.css";

type SwitchProps = {
  /** Translated. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** An on/off setting that applies immediately. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
