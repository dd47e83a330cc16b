import type { TemplateName } from "#features/email-templates/contract.ts";
import { ArticleRows, LineRows } from "#features/email-templates/web/template-rows.tsx";
import type { TemplateForm } from "#features/email-templates/web/use-template-form.ts";
import { textOf } from "#features/email-templates/web/text-of.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";

type FieldsProps = { form: TemplateForm };

/** The fields of a template. */
export function TemplateFields({ template, form }: FieldsProps & { template: TemplateName }) {
  const { t } = useTranslation();
  const Content = contents[template];
  return (
    <Fields>
      <TextField label={t("Company")} dir="auto" required {...form.field("company")} />
      <TextField label={t("Subject")} dir="auto" required {...form.field("subject")} />
      <Content form={form} />
    </Fields>
  );
}

const contents = { welcome: WelcomeFields, receipt: ReceiptFields, newsletter: NewsletterFields } as const;

function WelcomeFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField label={t("Heading")} dir="auto" required {...form.field("heading")} />
      <TextareaField label={t("Introduction")} required {...textOf(form, "intro")} />
      <TextField label={t("Button label")} dir="auto" required {...form.field("buttonLabel")} />
      <TextField label={t("Button link")} type="url" required {...form.field("buttonLink")} />
      <TextareaField label={t("Closing text")} rows={2} required {...textOf(form, "closing")} />
    </>
  );
}

function ReceiptFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField label={t("Customer")} dir="auto" required {...form.field("customer")} />
      <TextField label={t("Order number")} dir="auto" required {...form.field("order")} />
      <LineRows form={form} />
      <TextareaField label={t("Note")} rows={2} required {...textOf(form, "note")} />
    </>
  );
}

function NewsletterFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField label={t("Heading")} dir="auto" required {...form.field("heading")} />
      <TextareaField label={t("Introduction")} rows={2} required {...textOf(form, "intro")} />
      <ArticleRows form={form} />
      <TextField label={t("Unsubscribe link")} type="url" required {...form.field("unsubscribeLink")} />
    </>
  );
}
