import "@mantine/core/styles/ScrollArea.css";

import { IconAlertCircle } from "@tabler/icons-react";

import { type FieldProps, FieldSign, stateOf } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/field.module.css";
import library from "#web/ui/form/lists/library-field.module.css";

/**
 * The properties that give an input of the component library the layout, the states and the accessible names of our own
 * fields. Such inputs need a `Library` around them.
 */
export const libraryField = ({ label, name, error, description, required, isValid, isLoading }: FieldProps) => ({
  label: (
    <span className={styles.head}>
      {label}
      <FieldSign error={error} isValid={isValid} isLoading={isLoading} />
    </span>
  ),
  description,
  error: error ? (
    <>
      <IconAlertCircle className={styles.errorSign} size={16} stroke={1.75} aria-hidden />
      <bdi>{error}</bdi>
    </>
  ) : undefined,
  "aria-required": required,
  "aria-busy": isLoading,
  inputWrapperOrder: ["label", "input", "description", "error"] as ("label" | "input" | "description" | "error")[],
  // The mark of required fields is our own.
  labelProps: { mod: { required } },
  wrapperProps: { "data-field": name, "data-state": stateOf({ error, isValid }) },
  errorProps: { component: "div" as const },
  classNames: {
    root: styles.field ?? "",
    label: `${styles.label} ${library.label}`,
    wrapper: library.wrapper ?? "",
    input: `${styles.input} ${library.input}`,
    description: styles.description ?? "",
    error: styles.error ?? "",
  },
});
