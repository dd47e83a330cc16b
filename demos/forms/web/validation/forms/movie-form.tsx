import { submitMovie } from "#demos/forms/validation.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { genres, toOptions } from "#demos/forms/web/choices.ts";
import { labelsOf } from "#demos/forms/web/validation/labels-of.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { RatingField } from "#web/ui/form/numbers/rating-field.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";

const initial = {
  title: "",
  genre: "",
  director: "",
  writer: "",
  producer: "",
  website: "",
  trailer: "",
  review: "",
  rating: undefined as number | undefined,
};

const exampleAddress = "https://";

/** A longer form: a selection, web addresses, an optional review and a rating. */
export function MovieForm() {
  const { t } = useTranslation();
  const submission = useSubmissionForm(submitMovie, initial);
  const { form } = submission;
  const labels = labelsOf("movie");
  return (
    <SubmissionCard
      title={t("Movie")}
      description={t("A longer form, with web addresses and a rating.")}
      {...submission}
      labels={labels}
      submit={t("Save movie")}
      sent={t("Movie saved")}
    >
      <Fields columns={2}>
        <TextField label={labels.title} required dir="auto" {...form.field("title")} />
        <SelectField
          label={labels.genre}
          required
          placeholder={t("Select a genre")}
          choices={toOptions(genres)}
          {...form.field("genre")}
        />
      </Fields>
      <Fields columns={3}>
        <TextField label={labels.director} required dir="auto" {...form.field("director")} />
        <TextField label={labels.writer} required dir="auto" {...form.field("writer")} />
        <TextField label={labels.producer} required dir="auto" {...form.field("producer")} />
      </Fields>
      <Fields columns={2}>
        <TextField label={labels.website} type="url" required placeholder={exampleAddress} {...form.field("website")} />
        <TextField label={labels.trailer} type="url" required placeholder={exampleAddress} {...form.field("trailer")} />
        <div data-wide>
          <TextareaField label={labels.review} max={500} {...form.field("review")} />
        </div>
        <RatingField label={labels.rating} required {...form.control("rating")} />
      </Fields>
    </SubmissionCard>
  );
}
