import { submitReview } from "#demos/forms/layouts.ts";
import { labelsOf } from "#demos/forms/web/field-labels.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { RatingField } from "#web/ui/form/numbers/rating-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type Draft = {
  readonly name: string;
  readonly email: string;
  readonly review: string;
  readonly quality: number | undefined;
  readonly reliability: number | undefined;
  readonly overall: number | undefined;
};

const empty: Draft = {
  name: "",
  email: "",
  review: "",
  quality: undefined,
  reliability: undefined,
  overall: undefined,
};
const names = ["name", "email", "review", "quality", "reliability", "overall"] as const;

/** The opinion of a product. */
export function ReviewForm() {
  const { t } = useTranslation();
  const { form, ...submission } = useSubmissionForm(submitReview, empty);
  const labels = labelsOf("review", names);
  return (
    <SubmissionCard
      {...submission}
      form={form}
      title={t("Review")}
      description={t("How good is the product you bought?")}
      submit={t("Send review")}
      sent={t("Review sent")}
    >
      <Fields columns={2}>
        <TextField label={labels.name} required autoComplete="name" {...form.field("name")} />
        <TextField label={labels.email} required type="email" autoComplete="email" {...form.field("email")} />
        <div data-wide>
          <TextareaField
            label={labels.review}
            required
            rows={5}
            description={t("At least 20 characters")}
            {...form.field("review")}
          />
        </div>
      </Fields>
      <Fields columns={3}>
        <RatingField label={labels.quality} required {...form.control("quality")} />
        <RatingField label={labels.reliability} required {...form.control("reliability")} />
        <RatingField label={labels.overall} required {...form.control("overall")} />
      </Fields>
    </SubmissionCard>
  );
}
