import { type ReactNode, useId } from "react";

import { countryChoices } from "#demos/forms/web/country-choices.ts";
import styles from "#demos/forms/web/layouts/checkout-form.module.css";
import { PaymentFields } from "#demos/forms/web/layouts/payment-fields.tsx";
import { type CheckoutPart, useCheckout } from "#demos/forms/web/layouts/use-checkout.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** Who orders, where it is delivered, and how it is paid. */
export function CheckoutForm() {
  const { t } = useTranslation();
  const checkout = useCheckout();
  return (
    <SubmissionCard
      {...checkout}
      title={t("Checkout")}
      submit={t("Place order")}
      sent={t("Order placed. The card number and CVV2 were checked, but not stored.")}
    >
      <FormSection title={t("Contact details")}>
        <ContactFields {...checkout} />
      </FormSection>
      <FormSection title={t("Delivery address")}>
        <AddressFields {...checkout} />
      </FormSection>
      <FormSection
        title={t("Payment")}
        description={t("The card number and CVV2 are checked, but never stored. Nothing is charged.")}
      >
        <PaymentFields {...checkout} />
      </FormSection>
    </SubmissionCard>
  );
}

const ContactFields = ({ form, labels }: CheckoutPart) => (
  <Fields columns={2}>
    <TextField label={labels.fname} required autoComplete="given-name" {...form.field("fname")} />
    <TextField label={labels.lname} required autoComplete="family-name" {...form.field("lname")} />
    <TextField label={labels.email} required type="email" autoComplete="email" {...form.field("email")} />
    <TextField label={labels.phone} required type="tel" autoComplete="tel" {...form.field("phone")} />
  </Fields>
);

/** The address to which an order is delivered. */
function AddressFields({ form, labels }: CheckoutPart) {
  const { t } = useTranslation();
  return (
    <Fields columns={2}>
      <SelectField
        label={labels.country}
        required
        autoComplete="country"
        placeholder={t("Select a country")}
        choices={countryChoices()}
        {...form.field("country")}
      />
      <TextField label={labels.city} required autoComplete="address-level2" {...form.field("city")} />
      <TextField
        label={labels.code}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        description={t("The postal code, digits only")}
        {...form.field("code")}
      />
      <TextField
        label={labels.address}
        required
        autoComplete="street-address"
        description={t("Street and number")}
        {...form.field("address")}
      />
    </Fields>
  );
}

type FormSectionProps = {
  /** Translated. */
  title: string;
  description?: string;
  children: ReactNode;
};

/** A titled group of fields in a long form. */
function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <div role="group" className={styles.section} aria-labelledby={id} aria-describedby={description && `${id}-text`}>
      <div>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {description && (
          <p id={`${id}-text`} className={styles.description}>
            {description}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
