import type { Order } from "#features/orders/contract.ts";

/** In days after the purchase. */
const paymentDays = 14;

/** Whether an invoice is to be paid, was paid, or came to nothing because its order ended early. */
export type Payment = "open" | "overdue" | "paid" | "void";

type Billed = Pick<Order, "purchase" | "status">;

/** The number of the invoice, from that of its order: INV-10427. */
export const invoiceNumber = (orderId: string) => orderId.replace(/^AT-/, "INV-");

/** The last day for the payment: `2026-12-09`. */
export function dueDay({ purchase }: Pick<Order, "purchase">) {
  const date = new Date(`${purchase}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + paymentDays);
  return date.toISOString().slice(0, 10);
}

/** @param today the day on which it is asked: `2026-11-25` */
export function paymentOf(order: Billed, today: string): Payment {
  if (order.status === "Returned" || order.status === "Cancelled") return "void";
  if (order.status !== "New") return "paid";
  return today > dueDay(order) ? "overdue" : "open";
}
