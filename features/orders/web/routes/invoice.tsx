import { createFileRoute } from "@tanstack/react-router";

import { readInvoiceParams } from "#features/orders/web/invoice/invoice-params.ts";
import { InvoiceScreen } from "#features/orders/web/invoice/invoice-screen.tsx";

export const Route = createFileRoute("/_shell/invoice")({
  validateSearch: readInvoiceParams,
  component: InvoiceScreen,
});
