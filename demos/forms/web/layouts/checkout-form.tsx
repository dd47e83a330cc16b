import { AddressFields } from "#demos/forms/web/layouts/address-fields.tsx";
import { FormSection } from "#demos/forms/web/layouts/form-section.tsx";
import { PaymentFields } from "#demos/forms/web/layouts/payment-fields.tsx";
import { type CheckoutPart, useCheckout } from "#demos/forms/web/layouts/use-checkout.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

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
