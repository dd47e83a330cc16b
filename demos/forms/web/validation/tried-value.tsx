import { IconCircleCheck } from "@tabler/icons-react";

import type { useValueForm } from "#demos/forms/web/validation/use-value-form.ts";
import styles from "#demos/forms/web/validation/validation-screen.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type TriedValueProps = {
  form: ReturnType<typeof useValueForm>["form"];
  isRequired: boolean;
  isAccepted: boolean;
};

/** The field to which the rules apply. */
export function TriedValue({ form, isRequired, isAccepted }: TriedValueProps) {
  const { t } = useTranslation();
  const field = form.field("value");
  return (
    <>
      <Fields>
        <TextField
          label={t("Value")}
          required={isRequired}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          {...field}
          isValid={field.isValid || isAccepted}
        />
      </Fields>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={form.isBusy}>
          {t("Validate")}
        </Button>
        <p role="status" className={styles.accepted}>
          {isAccepted && (
            <>
              <IconCircleCheck size={20} stroke={1.75} aria-hidden />
              <span>{t("The value is valid")}</span>
            </>
          )}
        </p>
      </div>
    </>
  );
}
