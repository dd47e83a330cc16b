import { submitContact } from "#demos/forms/validation.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { labelsOf } from "#demos/forms/web/validation/labels-of.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";

const initial = { fullName: "", email: "", title: "", content: "" };

/** A message with a counter of its characters. */
export function ContactForm() {
  const { t } = useTranslation();
  const submission = useSubmissionForm(submitContact, initial);
  const { form } = submission;
  const labels = labelsOf("contact");
  return (
    <SubmissionCard
      title={t("Contact")}
      description={t("A message, whose characters are counted.")}
      {...submission}
      submit={t("Send message")}
      sent={t("Message sent")}
    >
      <Fields columns={2}>
        <TextField label={labels.fullName} required autoComplete="name" {...form.field("fullName")} />
        <TextField label={labels.email} type="email" required autoComplete="email" {...form.field("email")} />
        <div data-wide>
          <TextField label={labels.title} required dir="auto" {...form.field("title")} />
        </div>
        <div data-wide>
          <TextareaField label={labels.content} required max={500} rows={6} {...form.field("content")} />
        </div>
      </Fields>
    </SubmissionCard>
  );
}
