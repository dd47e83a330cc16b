import { submitComment } from "#demos/forms/layouts.ts";
import { labelsOf } from "#demos/forms/web/field-labels.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const empty = { name: "", email: "", url: "", comment: "" };
const names = ["name", "email", "url", "comment"] as const;

/** A comment of a visitor. */
export function CommentForm() {
  const { t } = useTranslation();
  const { form, ...submission } = useSubmissionForm(submitComment, empty);
  const labels = labelsOf("comment", names);
  return (
    <SubmissionCard
      {...submission}
      form={form}
      title={t("Comment")}
      description={t("Say what you think about an article.")}
      submit={t("Send comment")}
      sent={t("Comment sent")}
    >
      <Fields columns={2}>
        <TextField label={labels.name} required autoComplete="name" {...form.field("name")} />
        <TextField label={labels.email} required type="email" autoComplete="email" {...form.field("email")} />
        <div data-wide>
          <TextField
            label={labels.url}
            type="url"
            autoComplete="url"
            placeholder="https://"
            description={t("Your website (optional)")}
            {...form.field("url")}
          />
        </div>
        <div data-wide>
          <TextareaField label={labels.comment} required rows={6} {...form.field("comment")} />
        </div>
      </Fields>
    </SubmissionCard>
  );
}
