import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { type FocusEvent, type ReactNode, useId, useState } from "react";

import { afterPress } from "#web/lib/form/after-press.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/form/field.module.css";

/** What every field of a form takes. `useContractForm` supplies all but the texts. */
export type FieldProps = {
  /** Translated. */
  label: string;
  /** The key of its value in the form. Links of an `ErrorSummary` find the field by it. */
  name?: string | undefined;
  /** The error message, translated. */
  error?: ReactNode;
  /** A line of help below the field, translated. */
  description?: string | undefined;
  /** The number of characters, in the line of the description. */
  count?: { readonly length: number; readonly max: number } | undefined;
  required?: boolean | undefined;
  /** The value was checked and is valid. */
  isValid?: boolean | undefined;
  /** What the field depends on is still loading. */
  isLoading?: boolean | undefined;
};

/** What a control whose `onChange` receives the value takes. */
export type ControlProps<Value> = FieldProps & {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** The value can be read, focused and copied, but not changed. */
  readOnly?: boolean | undefined;
};

/** The ARIA attributes that connect a control with its label, description and error. */
export function useField({ error, description }: Pick<FieldProps, "error" | "description">) {
  const id = useId();
  const isInvalid = error !== undefined && error !== null && error !== false && error !== "";
  const below = [...(isInvalid ? [`${id}-error`] : []), ...(description ? [`${id}-description`] : [])].join(" ");
  return {
    id,
    isInvalid,
    inputProps: { id, "aria-invalid": isInvalid || undefined, "aria-describedby": below || undefined },
  };
}

/**
 * The error of a field whose text it cannot read. It is shown once the field is left, and instead of the form's, which
 * does not know the format.
 *
 * @param advice what to enter, translated, with an example
 */
export function useUnread(isUnread: boolean, advice: string, error: ReactNode) {
  const [isLeft, setIsLeft] = useState(false);
  // Typing into it again begins anew.
  if (isLeft && !isUnread) setIsLeft(false);
  return { error: isUnread && (isLeft || error) ? advice : error, leave: () => afterPress(() => setIsLeft(isUnread)) };
}

type LayoutProps = FieldProps & {
  /** From `useField`. */
  id: string;
  /** Content at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A field's layout: the label above the control, description and error below. */
export function Field({ id, aside, children, ...field }: LayoutProps) {
  return (
    <div className={styles.field} data-field={field.name} data-state={stateOf(field)}>
      <span className={styles.head}>
        <label className={styles.label} htmlFor={id} data-required={field.required || undefined}>
          {field.label}
        </label>
        <FieldSign {...field} />
        {aside && <span className={styles.aside}>{aside}</span>}
      </span>
      <div className={styles.control}>{children}</div>
      <FieldNotes id={id} {...field} />
    </div>
  );
}

type GroupProps = Omit<LayoutProps, "id"> & {
  role: "group" | "radiogroup";
  onBlur?: (() => void) | undefined;
  readOnly?: boolean | undefined;
};

/** The layout of a field with several controls, such as radio buttons. The label names the group. */
export function FieldGroup({ role, onBlur, readOnly, aside, children, ...field }: GroupProps) {
  const { id, inputProps } = useField(field);
  const { required } = field;
  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.();
  const isRadio = role === "radiogroup";
  return (
    <div
      {...inputProps}
      role={role}
      className={styles.field}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-required={(isRadio && required) || undefined}
      aria-readonly={(isRadio && readOnly) || undefined}
      data-field={field.name}
      data-state={stateOf(field)}
      onBlur={leave}
    >
      <span className={styles.head}>
        <span id={`${id}-label`} className={styles.label} data-required={required || undefined}>
          {field.label}
        </span>
        <FieldSign {...field} />
        {aside && <span className={styles.aside}>{aside}</span>}
      </span>
      <div className={styles.control}>{children}</div>
      <FieldNotes id={id} {...field} />
    </div>
  );
}

/** The description and the error of a field that has its own layout. */
export const FieldNotes = ({
  id,
  error,
  description,
  count,
}: Pick<FieldProps, "error" | "description" | "count"> & { id: string }) => (
  <>
    {(description || count) && (
      <div className={styles.notes}>
        {description && (
          <p id={`${id}-description`} className={styles.description}>
            <bdi>{description}</bdi>
          </p>
        )}
        {count && <FieldCount {...count} />}
      </div>
    )}
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        <IconAlertCircle className={styles.errorSign} size={16} stroke={1.75} aria-hidden />
        <bdi>{error}</bdi>
      </p>
    )}
  </>
);

function FieldCount({ length, max }: { length: number; max: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.count} data-over={length > max || undefined}>
      <span className="visually-hidden">{t("Characters")}: </span>
      <bdi>{`${formatNumber(length)} / ${formatNumber(max)}`}</bdi>
    </span>
  );
}

/** Shows beside the label that the field is loading, or valid. */
export function FieldSign({ error, isValid, isLoading }: Pick<FieldProps, "error" | "isValid" | "isLoading">) {
  const { t } = useTranslation();
  if (isLoading) return <span className={styles.spinner} role="status" aria-label={t("Loading")} />;
  if (error || !isValid) return null;
  return (
    <span className={styles.valid}>
      <IconCircleCheck size={16} stroke={1.75} aria-hidden />
    </span>
  );
}

export const stateOf = ({ error, isValid }: Pick<FieldProps, "error" | "isValid">) =>
  error ? "invalid" : isValid ? "valid" : undefined;
