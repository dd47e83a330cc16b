import { submitButtonGroup } from "#demos/forms/validation.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { genders, languages, toOptions } from "#demos/forms/web/choices.ts";
import { labelsOf } from "#demos/forms/web/validation/labels-of.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { ButtonGroup, ToggleGroup } from "#web/ui/form/choices/button-group.tsx";
import { Fields } from "#web/ui/form/fields.tsx";

const initial = { gender: "", languages: [] as readonly string[] };

/** Choices that are drawn as joined buttons. */
export function ButtonGroupForm() {
  const { t } = useTranslation();
  const submission = useSubmissionForm(submitButtonGroup, initial);
  const { form } = submission;
  const labels = labelsOf("button-group");
  return (
    <SubmissionCard
      title={t("Button group")}
      description={t("One choice from one group, several from another.")}
      {...submission}
      submit={t("Save choices")}
      sent={t("Choices saved")}
    >
      <Fields>
        <ButtonGroup label={labels.gender} required options={toOptions(genders)} {...form.control("gender")} />
        <ToggleGroup label={labels.languages} required options={toOptions(languages)} {...form.control("languages")} />
      </Fields>
    </SubmissionCard>
  );
}
