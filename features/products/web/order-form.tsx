import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";

import { orderProduct, type Product } from "#features/products/contract.ts";
import styles from "#features/products/web/order-form.module.css";
import { useOrderProduct } from "#features/products/web/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { formatMoney } from "#web/lib/format-money.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { readNumber } from "#web/lib/read-number.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Orders a quantity of a product, limited by the stock. */
export function OrderForm({ product: { id: productId, price, stock } }: { product: Product }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const errorId = useId();
  const { mutateAsync } = useOrderProduct(productId);
  const form = useContractForm(orderProduct, {
    initial: { quantity: 1 },
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
  // Others may have bought meanwhile.
  const quantity = Math.min(form.values.quantity, stock);
  const error = form.errors["quantity"];
  // Invalid input, such as an empty field. It counts as 1.
  const [unread, setUnread] = useState<string>();
  const limit = (value: number) => Math.min(Math.max(Math.trunc(value), 1), stock);
  const change = (value: number) => {
    form.change({ quantity: limit(value) });
    setUnread(undefined);
  };
  const type = (text: string) => {
    const read = readNumber(text);
    if ("value" in read) return change(read.value);
    if (read.fault === "too-large") return change(stock);
    form.change({ quantity: 1 });
    return setUnread(text);
  };
  return (
    <Row as="form" gap="medium" lineGap="small" {...form.formProps}>
      <label htmlFor={id} className={styles.label}>
        {t("Quantity")}
      </label>
      <div className={styles.stepper}>
        <IconButton label={t("Decrease quantity")} aria-disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
          <IconMinus size={16} stroke={2} aria-hidden />
        </IconButton>
        <input
          id={id}
          name="quantity"
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          inputMode="numeric"
          value={unread ?? quantity}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setUnread(undefined)}
        />
        <IconButton
          label={t("Increase quantity")}
          aria-disabled={quantity >= stock}
          onClick={() => change(quantity + 1)}
        >
          <IconPlus size={16} stroke={2} aria-hidden />
        </IconButton>
      </div>
      <output htmlFor={id} className={styles.total}>
        {t("Total")} <strong>{formatMoney(price * quantity)}</strong>
      </output>
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {t("Place order")}
      </Button>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </Row>
  );
}
