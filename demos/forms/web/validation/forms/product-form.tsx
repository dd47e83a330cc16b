import { submitProduct } from "#demos/forms/validation.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { colors, sizes, toOptions } from "#demos/forms/web/choices.ts";
import { labelsOf } from "#demos/forms/web/validation/labels-of.ts";
import { currencySign } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { NumberField, type TypedNumber } from "#web/ui/form/numbers/number-field.tsx";
import { RadioField } from "#web/ui/form/choices/radio-field.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";

const initial = {
  price: "" as TypedNumber,
  amount: "" as TypedNumber,
  color: "",
  size: undefined as string | undefined,
};

/** Numbers in the format of the user's language, which keep what was typed if it is none, and two choices. */
export function ProductForm() {
  const { t } = useTranslation();
  const submission = useSubmissionForm(submitProduct, initial);
  const { form } = submission;
  const labels = labelsOf("product");
  return (
    <SubmissionCard
      title={t("Product")}
      description={t("Numbers in the format of your language, and choices.")}
      {...submission}
      submit={t("Save product")}
      sent={t("Product saved")}
    >
      <Fields columns={2}>
        <NumberField
          label={labels.price}
          required
          decimals={2}
          before={currencySign()}
          hasSteps={false}
          {...form.control("price")}
        />
        <NumberField label={labels.amount} required hasSteps={false} {...form.control("amount")} />
        <SelectField
          label={labels.color}
          required
          placeholder={t("Select a color")}
          choices={toOptions(colors)}
          {...form.field("color")}
        />
        <div data-wide>
          <RadioField label={labels.size} required isInline options={toOptions(sizes)} {...form.control("size")} />
        </div>
      </Fields>
    </SubmissionCard>
  );
}
