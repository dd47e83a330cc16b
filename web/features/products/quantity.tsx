import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";

import styles from "#web/features/products/quantity.module.css";
import { formatEuros } from "#web/lib/format-money.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** How many, and what they cost together. Never more than there are. */
export function Quantity({ price, stock }: { price: number; stock: number }) {
  const { t } = useTranslation();
  const id = useId();
  const [quantity, setQuantity] = useState(1);
  const limit = (value: number) => Math.min(Math.max(Math.trunc(value) || 1, 1), stock);
  return (
    <div className={styles.quantity}>
      <label htmlFor={id} className={styles.label}>
        {t("Quantity")}
      </label>
      <div className={styles.stepper}>
        <IconButton
          label={t("One less")}
          aria-disabled={quantity <= 1}
          onClick={() => setQuantity(limit(quantity - 1))}
        >
          <IconMinus size={16} stroke={2} aria-hidden />
        </IconButton>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          value={quantity}
          onChange={(event) => setQuantity(limit(Number(event.currentTarget.value)))}
        />
        <IconButton
          label={t("One more")}
          aria-disabled={quantity >= stock}
          onClick={() => setQuantity(limit(quantity + 1))}
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
