import { useState } from "react";

import type { Order } from "#contract/orders.ts";
import { orderSuggestionsQuery } from "#web/features/orders/queries.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { AutocompleteField } from "#web/ui/form/autocomplete-field.tsx";
import { Library } from "#web/ui/theme/library.tsx";

type OrderFieldProps = {
  /** The chosen order. */
  order: Order | undefined;
  onChoose: (orderId: string) => void;
};

/** Finds an order by its number, its customer or its city. */
export function OrderField({ order, onChoose }: OrderFieldProps) {
  const { t } = useTranslation();
  const chosen = order ? nameOrder(order) : "";
  const [text, setText] = useState(chosen);
  return (
    <Library>
      <AutocompleteField
        label={t("Order")}
        description={t("Search by number, customer or city.")}
        value={text}
        onChange={setText}
        onChoose={(suggestion) => onChoose(suggestion.slice(0, suggestion.indexOf(separator)))}
        // What was typed and not chosen is no order.
        onBlur={() => setText(chosen)}
        queryOf={orderSuggestionsQuery}
        toSuggestions={({ data }) => data.map(nameOrder)}
        minLength={2}
      />
    </Library>
  );
}

const separator = " · ";

const nameOrder = ({ orderId, customer }: Pick<Order, "orderId" | "customer">) => orderId + separator + customer;
