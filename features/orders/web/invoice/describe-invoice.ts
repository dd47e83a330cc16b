import type { Order } from "#features/orders/contract.ts";
import { office } from "#office";
import { sumInvoice, toCents } from "#features/orders/web/invoice/invoice-sums.ts";
import { dueDay, invoiceNumber, type Payment, paymentOf } from "#features/orders/web/invoice/invoice-terms.ts";
import { formatDate } from "#web/lib/format/format-days.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

type Labelled = { readonly label: string; readonly value: string };

/** An invoice as text in the current language, for the screen and for the PDF. */
export type InvoiceText = {
  readonly title: string;
  readonly number: string;
  readonly seller: readonly string[];
  readonly customer: readonly string[];
  readonly facts: readonly Labelled[];
  readonly columns: readonly string[];
  /** The cells of each line, in the order of the columns. */
  readonly lines: readonly (readonly string[])[];
  /** The last one is the total. */
  readonly sums: readonly Labelled[];
  readonly payment: Payment;
  readonly note: string;
};

/** @param today the day for which it is described: `2026-11-25` */
export function describeInvoice(order: Order, today: string, t: Translate): InvoiceText {
  const { net, taxes, total } = sumInvoice(order);
  const payment = paymentOf(order, today);
  const number = invoiceNumber(order.orderId);
  return {
    title: t("Invoice"),
    number,
    seller: [
      office.company.name,
      ...office.company.address,
      t("VAT ID: {{id}}", { id: office.company.vatId }),
      ...(office.supportAddress === undefined ? [] : [office.supportAddress]),
    ],
    customer: [order.customer, `${order.postalZip} ${order.city}`.trim(), order.email],
    facts: [
      { label: t("Invoice number"), value: number },
      { label: t("Order"), value: order.orderId },
      { label: t("Customer number"), value: order.customerId },
      { label: t("Invoice date"), value: formatDate(order.purchase) },
      { label: t("Due date"), value: formatDate(dueDay(order)) },
    ],
    columns: [t("Item"), t("Quantity"), t("VAT"), t("Price"), t("Amount")],
    lines: [
      ...order.lines.map(({ name, quantity, price, vatRate }) => [
        name,
        formatNumber(quantity),
        t("{{rate}} %", { rate: formatNumber(vatRate) }),
        formatMoney(price),
        formatCents(toCents(price) * quantity),
      ]),
      [t("Shipping"), "", "", "", order.shipping === 0 ? t("Free") : formatMoney(order.shipping)],
    ],
    sums: [
      { label: t("Net amount"), value: formatCents(net) },
      ...taxes.map(({ rate, tax }) => ({
        label: t("VAT {{rate}} %", { rate: formatNumber(rate) }),
        value: formatCents(tax),
      })),
      { label: t("Total"), value: formatCents(total) },
    ],
    payment,
    note: describePayment(order, payment, t),
  };
}

const formatCents = (cents: number) => formatMoney(cents / 100);

function describePayment(order: Order, payment: Payment, t: Translate) {
  if (payment === "void") return t("The order was canceled or returned. Nothing is due.");
  if (payment === "paid") return t("Paid. Thank you for your order.");
  const account = {
    number: invoiceNumber(order.orderId),
    day: formatDate(dueDay(order)),
    // On one line.
    iban: office.company.iban.replaceAll(" ", "\u{A0}"),
  };
  return t("Please transfer the total by {{day}} to {{iban}} and state {{number}}.", account);
}
