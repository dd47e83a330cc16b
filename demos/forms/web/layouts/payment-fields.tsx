import { IconCreditCard } from "@tabler/icons-react";

import { type CardBrand, cardBrand } from "#contract/values/card-number.ts";
import styles from "#demos/forms/web/layouts/payment-fields.module.css";
import type { CheckoutPart } from "#demos/forms/web/layouts/use-checkout.ts";
import { dateFormatter } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** The card that an order is paid with. */
export function PaymentFields({ form, labels }: CheckoutPart) {
  const { t } = useTranslation();
  return (
    <>
      <Fields columns={2}>
        <TextField label={labels.name} required autoComplete="cc-name" {...form.field("name")} />
        <TextField
          label={labels.card}
          required
          inputMode="numeric"
          autoComplete="cc-number"
          dir="ltr"
          after={<Brand number={form.values.card} />}
          {...form.field("card")}
        />
      </Fields>
      <Fields className={styles.expiry}>
        <TextField
          label={labels.cvv}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          dir="ltr"
          {...form.field("cvv")}
        />
        <SelectField
          label={labels.month}
          required
          autoComplete="cc-exp-month"
          placeholder={t("Select a month")}
          choices={listMonths()}
          {...form.field("month")}
        />
        <TextField
          label={labels.year}
          required
          inputMode="numeric"
          autoComplete="cc-exp-year"
          dir="ltr"
          {...form.field("year")}
        />
      </Fields>
    </>
  );
}

const brands: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** The brand of a card, as soon as its number is complete. */
function Brand({ number }: { number: string }) {
  const brand = cardBrand(number);
  return (
    <span role="status" className={styles.brand}>
      {brand ? brands[brand] : <IconCreditCard size={20} stroke={1.75} aria-hidden />}
    </span>
  );
}

/** The months with their numbers, as on a card: 01 January. */
function listMonths() {
  const digits = dateFormatter({ month: "2-digit", timeZone: "UTC" });
  const names = dateFormatter({ month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(2000, index));
    return { value: String(index + 1), label: `${digits.format(date)} ${names.format(date)}` };
  });
}
