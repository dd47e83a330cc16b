import { useId } from "react";

import type { TemplateName } from "#features/email-templates/contract.ts";
import { TemplateFields } from "#features/email-templates/web/template-fields.tsx";
import styles from "#features/email-templates/web/template-form.module.css";
import type { useTemplateForm } from "#features/email-templates/web/use-template-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type TemplateFormProps = Pick<ReturnType<typeof useTemplateForm>, "form" | "canReset" | "reset"> & {
  template: TemplateName;
};

/** The fields of a template, with the buttons to save and to reset them. */
export function TemplateFormCard({ template, form, canReset, reset }: TemplateFormProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card as="form" className={styles.form} aria-labelledby={id} {...form.formProps}>
      <Text as="h2" id={id} size="large" weight="bold">
        {t("Content")}
      </Text>
      <TemplateFields template={template} form={form} />
      <Row className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={form.isBusy}>
          {t("Save")}
        </Button>
        <Button variant="subtle" aria-disabled={!canReset} onClick={() => canReset && void reset()}>
          {t("Reset")}
        </Button>
        <span role="status" className={styles.state}>
          {form.isChanged && t("Not saved")}
        </span>
      </Row>
    </Card>
  );
}
