import { useNavigate } from "@tanstack/react-router";

import { orderProduct, type Product } from "#features/products/contract.ts";
import styles from "#features/products/web/order-form.module.css";
import { useOrderProduct } from "#features/products/web/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { NumberField, type TypedNumber } from "#web/ui/form/numbers/number-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Orders a quantity of a product, limited by the stock. */
export function OrderForm({ product: { id: productId, price, stock } }: { product: Product }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync } = useOrderProduct(productId);
  const initial: { quantity: TypedNumber } = { quantity: 1 };
  const form = useContractForm(orderProduct, {
    initial,
    // Others may have bought meanwhile.
    validate: ({ quantity }, errors) =>
      typeof quantity === "number" && quantity > stock
        ? { ...errors, quantity: t("There are not as many in stock") }
        : errors,
    send: (body) => mutateAsync(body),
    onSaved: ({ orderId }) => {
      form.reset();
      notify({
        title: t("Order {{number}} placed", { number: orderId }),
        action: {
          label: t("Open order"),
          run: () => void navigate({ href: `/e-commerce/orders?orderId=${encodeURIComponent(orderId)}` }),
        },
      });
    },
  });
  const { quantity } = form.values;
  const isOffered = typeof quantity === "number" && Number.isInteger(quantity) && quantity >= 1 && quantity <= stock;
  return (
    <Row as="form" align="end" gap="medium" lineGap="medium" {...form.formProps}>
      <div className={styles.quantity}>
        <NumberField label={t("Quantity")} min={1} max={stock} {...form.control("quantity")} />
      </div>
      <output className={styles.total}>
        {t("Total")} <strong>{isOffered ? formatMoney(price * quantity) : "–"}</strong>
      </output>
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {t("Place order")}
      </Button>
    </Row>
  );
}
