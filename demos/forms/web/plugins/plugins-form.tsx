import { type ReactNode, Suspense, useState } from "react";

import type { PluginChoices } from "#demos/plugins/contract.ts";
import { currencyLimits, decimalStep, sliderLimits } from "#demos/plugins/contract.ts";
import { screens } from "#contract/screens/screens.ts";
import styles from "#demos/forms/web/plugins/plugins-screen.module.css";
import { type PluginsFormState, usePluginsForm } from "#demos/forms/web/plugins/use-plugins-form.ts";
import { currencySign } from "#web/lib/format/format-money.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DualListField } from "#web/ui/form/lists/dual-list-field.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { FormCard } from "#web/ui/form/form-card.tsx";
import { MaskedField } from "#web/ui/form/text/masked-field.tsx";
import { NumberField } from "#web/ui/form/numbers/number-field.tsx";
import { RangeField } from "#web/ui/form/numbers/range-field.tsx";
import { SliderField } from "#web/ui/form/numbers/slider-field.tsx";

const ChoiceFields = lazyPart(() =>
  import("#demos/forms/web/plugins/choice-fields.tsx").then((part) => part.ChoiceFields),
);
const DateFields = lazyPart(() => import("#demos/forms/web/plugins/date-fields.tsx").then((part) => part.DateFields));
const AnswerDialog = lazyPart(
  () => import("#demos/forms/web/plugins/answer-dialog.tsx").then((part) => part.AnswerDialog),
  { failure: "dialog" },
);

/** The choices of the screen in one form. */
export function PluginsForm({ choices }: { choices: PluginChoices }) {
  const { t } = useTranslation();
  const form = usePluginsForm(choices);
  const [isAsking, setIsAsking] = useState(false);
  const favourites = screens
    .filter(({ isEntry, isTitledByData, path }) => !isEntry && !isTitledByData && !path.includes("$"))
    .map(({ path, title }) => ({ value: path, label: translateData(title) }));
  return (
    <>
      <FormCard
        title={t("Choices")}
        description={t("All values are saved together and restored after a reload.")}
        form={form}
        submit={t("Save choices")}
      >
        <Section title={t("Sliders and spinners")}>
          <NumberFields form={form} />
        </Section>
        <Section title={t("Dates and times")}>
          <Suspense fallback={<div className={styles.libraryLoading} />}>
            <DateFields form={form} />
          </Suspense>
        </Section>
        <Section title={t("Words and colors")}>
          <Suspense fallback={<div className={styles.libraryLoading} />}>
            <ChoiceFields form={form} />
          </Suspense>
        </Section>
        <Section title={t("Masks")}>
          <MaskFields form={form} />
        </Section>
        <Section title={t("Dual list")}>
          <DualListField label={t("Favorite screens")} options={favourites} {...form.control("favourites")} />
        </Section>
        <Section title={t("Dialog")}>
          <div className={styles.answer}>
            <Answer answer={form.values.answer} />
            <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
              {t("Open modal")}
            </Button>
          </div>
        </Section>
      </FormCard>
      {isAsking && (
        <Suspense>
          <AnswerDialog
            answer={form.values.answer}
            onAnswer={(answer) => form.change({ answer })}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend className={styles.sectionTitle}>{title}</legend>
    {children}
  </fieldset>
);

function NumberFields({ form }: { form: PluginsFormState }) {
  const { t } = useTranslation();
  return (
    <Fields columns={2}>
      <SliderField label={t("Slider")} {...sliderLimits} {...form.control("level")} />
      <RangeField label={t("Range slider")} {...sliderLimits} {...form.control("range")} />
      <NumberField label={t("Currency")} before={currencySign()} {...currencyLimits} {...form.control("currency")} />
      <NumberField label={t("Decimal")} step={decimalStep} decimals={2} {...form.control("decimal")} />
    </Fields>
  );
}

function MaskFields({ form }: { form: PluginsFormState }) {
  const { t } = useTranslation();
  return (
    <Fields columns={2}>
      <MaskedField
        label={t("Phone")}
        mask="(999) 999-9999"
        callingCode="1"
        inputMode="tel"
        {...form.control("phone")}
      />
      <MaskedField label={t("Code")} mask="aa-9999" inputMode="text" {...form.control("code")} />
      <div data-wide>
        <MaskedField
          label={t("Card number")}
          mask="9999 9999 9999 9999"
          description={t("Checked, but not saved")}
          {...form.control("card")}
        />
      </div>
    </Fields>
  );
}

function Answer({ answer }: { answer: PluginChoices["answer"] }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={answer ? undefined : styles.none}>
      {answer ? (
        <span>
          <strong dir="auto">{answer.name}</strong>: <span dir="auto">{answer.message}</span>
        </span>
      ) : (
        t("No answer yet")
      )}
    </p>
  );
}
