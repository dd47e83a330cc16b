import { IconCircleCheck } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

import type { FieldErrors } from "#web/lib/form/form.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { ErrorSummary } from "#web/ui/form/error-summary.tsx";
import styles from "#web/ui/form/form-card.module.css";

type FormCardProps<Values extends object> = {
  /** The name of the form, translated. */
  title: string;
  /** A line below the title, translated. */
  description?: string;
  /** From `useContractForm`. */
  form: {
    readonly formProps: object;
    readonly errors: FieldErrors;
    readonly isBusy: boolean;
    readonly isChanged: boolean;
    readonly values: Values;
    readonly change: (values: Values) => void;
    readonly reset: () => void;
  };
  /** The labels of the fields, for the summary of errors of a long form. */
  labels?: Readonly<Record<string, string>>;
  /** What the submit button does, translated: "Send review". */
  submit: string;
  /** What was saved, translated. While it is set, the form is marked as submitted and shows this instead of its fields. */
  saved?: ReactNode;
  /** A link or a button beside "Fill in again", such as one to what was saved. */
  next?: ReactNode;
  /** Leaves the submitted state. */
  onAgain?: () => void;
  /** The fields. */
  children: ReactNode;
};

/**
 * A form on a card: title, fields, summary of errors, and buttons to submit and to reset. Leaving it with unsaved changes
 * asks, and what was saved is announced.
 */
export function FormCard<Values extends object>({
  title,
  description,
  form,
  labels,
  submit,
  saved,
  next,
  onAgain,
  children,
}: FormCardProps<Values>) {
  const { t } = useTranslation();
  const id = useId();
  useUnsavedChanges(form.isChanged);
  const isSubmitted = saved !== undefined;
  const reset = () => {
    if (!form.isChanged) return;
    const { values, change } = form;
    form.reset();
    offerUndo({ title: t("Form reset"), text: title, undo: () => change(values) });
  };
  return (
    <Card
      as="form"
      className={styles.form}
      aria-labelledby={`${id}-title`}
      data-submitted={isSubmitted || undefined}
      {...form.formProps}
    >
      <header>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      <div role="status" className={styles.status}>
        {isSubmitted && (
          <p className={styles.saved}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            <span>{saved}</span>
          </p>
        )}
      </div>
      {isSubmitted ? (
        <NextStep onAgain={onAgain}>{next}</NextStep>
      ) : (
        <>
          {labels && <ErrorSummary errors={form.errors} labels={labels} />}
          {children}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" aria-disabled={form.isBusy}>
              {submit}
            </Button>
            <Button variant="subtle" aria-disabled={!form.isChanged} onClick={reset}>
              {t("Reset")}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** Takes the focus that the submit button had. */
function NextStep({ onAgain, children }: { onAgain: (() => void) | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={styles.actions}>
      {onAgain && (
        <Button ref={again} onClick={onAgain}>
          {t("Fill in again")}
        </Button>
      )}
      {children}
    </div>
  );
}
