import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";

import styles from "#web/features/products/quantity.module.css";
import { formatEuros } from "#web/lib/format-money.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { readNumber } from "#web/lib/read-number.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** The quantity, limited by the stock, and the total price. */
export function Quantity({ price, stock }: { price: number; stock: number }) {
  const { t } = useTranslation();
  const id = useId();
  const [quantity, setQuantity] = useState(1);
  // Invalid input, such as an empty field. It counts as 1.
  const [unread, setUnread] = useState<string>();
  const limit = (value: number) => Math.min(Math.max(Math.trunc(value), 1), stock);
  const change = (value: number) => {
    setQuantity(limit(value));
    setUnread(undefined);
  };
  const type = (text: string) => {
    const read = readNumber(text);
    if ("value" in read) return change(read.value);
    if (read.fault === "too-large") return change(stock);
    setQuantity(1);
    return setUnread(text);
  };
  return (
    <div className={styles.quantity}>
      <label htmlFor={id} className={styles.label}>
        {t("Quantity")}
      </label>
      <div className={styles.stepper}>
        <IconButton label={t("Decrease quantity")} aria-disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
          <IconMinus size={16} stroke={2} aria-hidden />
        </IconButton>
        <input
          id={id}
          className={styles.input}
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
        {t("Total")} <strong>{formatEuros(price * quantity)}</strong>
      </output>
    </div>
  );
}
