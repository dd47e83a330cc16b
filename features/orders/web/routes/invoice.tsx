import { createFileRoute } from "@tanstack/react-router";

import { readInvoiceParams } from "#web/features/orders/invoice/invoice-params.ts";
import { InvoiceScreen } from "#web/features/orders/invoice/invoice-screen.tsx";

export const Route = createFileRoute("/_shell/invoice")({
  validateSearch: readInvoiceParams,
  component: InvoiceScreen,
});
