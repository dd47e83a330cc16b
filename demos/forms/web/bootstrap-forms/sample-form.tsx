import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { type LabelledValue, ValueList } from "#web/ui/display/value-list.tsx";
import styles from "#demos/forms/web/bootstrap-forms/bootstrap-forms.module.css";

type SampleFormProps = {
  /** The name of the form, translated. */
  label: string;
  /** From `useContractForm`. */
  form: { readonly formProps: object; readonly isBusy: boolean };
  /** What the button does, translated. */
  submit: string;
  buttonSize?: "small" | "medium";
  /** The button stands in the line of the fields, where there is room. */
  isInline?: boolean;
  /** The labels are beside the fields, where there is room, and the button is below the fields. */
  isHorizontal?: boolean;
  /** What the server has received last. */
  received: readonly LabelledValue[] | undefined;
  children: ReactNode;
};

/** A form that shows what the server has received. */
export function SampleForm({
  label,
  form,
  submit,
  buttonSize = "medium",
  isInline = false,
  isHorizontal = false,
  received,
  children,
}: SampleFormProps) {
  const { t } = useTranslation();
  return (
    <form className={styles.form} aria-label={label} {...form.formProps}>
      <div className={styles.content} data-inline={isInline || undefined} data-horizontal={isHorizontal || undefined}>
        {children}
        <div>
          <Button type="submit" variant="primary" size={buttonSize} aria-disabled={form.isBusy}>
            {submit}
          </Button>
        </div>
      </div>
      <div role="status" className={styles.status}>
        {received && (
          <div className={styles.received}>
            <p className={styles.receivedTitle}>
              <IconCircleCheck size={20} stroke={1.75} aria-hidden />
              {t("Received")}
            </p>
            <ValueList items={received} />
          </div>
        )}
      </div>
    </form>
  );
}
