import { useState } from "react";

import type { Order } from "#features/orders/contract.ts";
import { orderSuggestionsQuery } from "#features/orders/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { AutocompleteField } from "#web/ui/form/lists/autocomplete-field.tsx";
import { Library } from "#web/ui/theme/library.tsx";

type OrderFieldProps = {
  /** The chosen order. */
  order: Order | undefined;
  onChoose: (orderId: string) => void;
};

/** Text in the field, with the order that was shown when it was typed; undefined before the first order has loaded. */
type Typed = { readonly text: string; readonly orderId: string | undefined };

/** Finds an order by its number, its customer or its city. */
export function OrderField({ order, onChoose }: OrderFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Typed | undefined>(undefined);
  // Another order shows its own name. The first one may arrive while somebody types.
  const isTyping = typed && (typed.orderId === undefined || typed.orderId === order?.orderId);
  const chosen = order ? nameOrder(order) : "";
  return (
    <Library>
      <AutocompleteField
        label={t("Order")}
        description={t("Search by number, customer or city.")}
        value={isTyping ? typed.text : chosen}
        onChange={(text) => setTyped({ text, orderId: order?.orderId })}
        onChoose={(suggestion) => {
          const orderId = suggestion.slice(0, suggestion.indexOf(separator));
          // Shown until the order has arrived.
          setTyped({ text: suggestion, orderId: order?.orderId ?? orderId });
          onChoose(orderId);
        }}
        // What was typed and not chosen is no order.
        onBlur={() => setTyped(undefined)}
        queryOf={orderSuggestionsQuery}
        toSuggestions={({ data }) => data.map(nameOrder)}
        minLength={2}
      />
    </Library>
  );
}

const separator = " · ";

const nameOrder = ({ orderId, customer }: Pick<Order, "orderId" | "customer">) => orderId + separator + customer;
