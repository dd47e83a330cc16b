import { english } from "#contract/text/english.ts";
import { AddOns } from "#demos/forms/web/bootstrap-forms/add-ons.tsx";
import { submitDelivery, submitSignUp } from "#demos/forms/bootstrap.ts";
import styles from "#demos/forms/web/bootstrap-forms/bootstrap-forms.module.css";
import { SampleForm } from "#demos/forms/web/bootstrap-forms/sample-form.tsx";
import { useReceived } from "#demos/forms/web/bootstrap-forms/use-received.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Sizes } from "#demos/forms/web/bootstrap-forms/sizes.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { Example } from "#web/ui/display/example/example-cards.tsx";
import { CheckboxField } from "#web/ui/form/choices/checkbox-field.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { SwitchField } from "#web/ui/form/choices/switch-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** Labels above the fields. */
export function Stacked() {
  const { t } = useTranslation();
  const labels = { email: t("Email"), password: t("Password"), newsletter: t("Send me the newsletter") };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitSignUp, {
    initial: { email: "", password: "", newsletter: false },
    onSaved: (answer, values) => {
      form.reset();
      show(answer, values);
    },
  });
  return (
    <SampleForm label={t("Stacked")} form={form} submit={t("Sign up")} received={received}>
      <Fields>
        <TextField label={labels.email} type="email" autoComplete="email" required {...form.field("email")} />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("password")}
        />
        <CheckboxField label={labels.newsletter} {...form.control("newsletter")} />
      </Fields>
    </SampleForm>
  );
}

/** Labels beside the fields, where there is room. */
export function Horizontal() {
  const { t } = useTranslation();
  const labels = { company: t("Company"), email: t("Email"), password: t("Password") };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitSignUp, {
    initial: { company: "", email: "", password: "" },
    onSaved: (answer, values) => {
      form.reset();
      show(answer, values);
    },
  });
  return (
    <SampleForm isHorizontal label={t("Horizontal")} form={form} submit={t("Sign up")} received={received}>
      <Fields layout="horizontal">
        <TextField label={labels.company} autoComplete="organization" dir="auto" {...form.field("company")} />
        <TextField
          label={labels.email}
          description={t("For the confirmation only.")}
          type="email"
          autoComplete="email"
          required
          {...form.field("email")}
        />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("password")}
        />
      </Fields>
    </SampleForm>
  );
}

/** Fields side by side, as in a toolbar. */
export function Inline() {
  const { t } = useTranslation();
  const labels = { company: t("Company"), email: t("Email"), password: t("Password") };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitSignUp, {
    initial: { company: "", email: "", password: "" },
    onSaved: (answer, values) => {
      form.reset();
      show(answer, values);
    },
  });
  return (
    <SampleForm isInline label={t("Inline")} form={form} submit={t("Sign up")} received={received}>
      <Fields layout="inline">
        <TextField label={labels.company} autoComplete="organization" dir="auto" {...form.field("company")} />
        <TextField label={labels.email} type="email" autoComplete="email" required {...form.field("email")} />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("password")}
        />
      </Fields>
    </SampleForm>
  );
}

/** A fieldset that a switch enables. While it is disabled, its fields are not sent. */
export function Fieldsets() {
  const { t } = useTranslation();
  const labels = { name: t("Name"), elsewhere: t("Deliver to another address"), street: t("Street"), city: t("City") };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitDelivery, {
    initial: { name: "Mei Tanaka", elsewhere: false, street: "", city: "" },
    toBody: ({ name, elsewhere, ...address }) => ({ name, elsewhere, ...(elsewhere && address) }),
    onSaved: (answer, values) => {
      form.reset();
      show(answer, values.elsewhere ? values : { ...values, street: "", city: "" });
    },
  });
  const { elsewhere } = form.values;
  return (
    <SampleForm label={t("Fieldsets")} form={form} submit={t("Save delivery")} received={received}>
      <Fields>
        <TextField label={labels.name} autoComplete="name" dir="auto" required {...form.field("name")} />
        <SwitchField label={labels.elsewhere} {...form.control("elsewhere")} />
      </Fields>
      <fieldset className={styles.fieldset} disabled={!elsewhere}>
        <legend className={styles.legend}>{t("Delivery address")}</legend>
        <Fields columns={2}>
          <TextField label={labels.street} dir="auto" required={elsewhere} {...form.field("street")} />
          <TextField label={labels.city} dir="auto" required={elsewhere} {...form.field("city")} />
        </Fields>
      </fieldset>
    </SampleForm>
  );
}

const addOnSources = () => import("#demos/forms/web/bootstrap-forms/add-ons.tsx?sources");
const sizeSources = () => import("#demos/forms/web/bootstrap-forms/sizes.tsx?sources");
const sources = () => import("#demos/forms/web/bootstrap-forms/samples.tsx?sources");

export const samples: readonly Example[] = [
  {
    title: english("Stacked"),
    text: english("Labels above the fields, for most forms."),
    component: { Stacked },
    sources,
  },
  {
    title: english("Horizontal"),
    text: english("Labels beside the fields, for settings on wide pages."),
    component: { Horizontal },
    sources,
  },
  {
    title: english("Inline"),
    text: english("Fields in one line, for short forms and toolbars."),
    component: { Inline },
    sources,
    isWide: true,
  },
  {
    title: english("Add-ons"),
    text: english("Texts, icons and buttons that are joined to a field."),
    component: { AddOns },
    sources: addOnSources,
    isWide: true,
  },
  {
    title: english("Sizes and help"),
    text: english("Three heights, and a line of help below each field."),
    component: { Sizes },
    sources: sizeSources,
  },
  {
    title: english("Fieldsets"),
    text: english("A switch enables a group of fields. While it is off, they are not sent."),
    component: { Fieldsets },
    sources,
  },
];
