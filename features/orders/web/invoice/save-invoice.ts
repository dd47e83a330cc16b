import type { InvoiceText } from "#features/orders/web/invoice/describe-invoice.ts";
import { makeInvoicePdf } from "#features/orders/web/invoice/invoice-pdf.ts";
import type { Paper } from "#features/orders/web/invoice/invoice-params.ts";
import { download } from "#web/lib/api/download.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { drawText } from "#web/lib/pdf/draw-text.ts";

/** Offers the invoice as a PDF, laid out in the direction of the page. */
export function saveInvoice(text: InvoiceText, paper: Paper) {
  const pdf = makeInvoicePdf(text, paper, drawText, isPageRightToLeft());
  download(new Blob([pdf], { type: "application/pdf" }), `${text.number}.pdf`);
}
