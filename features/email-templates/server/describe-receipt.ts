import { displayLocale } from "#contract/values/display-locale.ts";
import type { ReceiptValues } from "#features/email-templates/contract.ts";
import { office } from "#office";
import type { MailContent } from "#features/email-templates/server/mail-content.ts";
import type { MailLanguage } from "#server/lib/mail/mail-language.ts";

type Line = ReceiptValues["lines"][number];

/** In whole cents, so that sums are exact. */
export const centsOf = ({ quantity, price }: Pick<Line, "quantity" | "price">) => quantity * Math.round(price * 100);

/** The content of a receipt: order number, date, items and total. */
export function describeReceipt(values: ReceiptValues, { key, t }: MailLanguage, now: Date): MailContent {
  const locale = displayLocale(key);
  const formatCents = (cents: number) =>
    new Intl.NumberFormat(locale, { style: "currency", currency: office.currency }).format(cents / 100);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(now);
  const total = formatCents(values.lines.reduce((sum, line) => sum + centsOf(line), 0));
  const describeLine = (line: Line) => ({
    name: line.item,
    detail: `${new Intl.NumberFormat(locale).format(line.quantity)} × ${formatCents(centsOf({ ...line, quantity: 1 }))}`,
    amount: formatCents(centsOf(line)),
  });
  return {
    company: values.company,
    subject: values.subject,
    preheader: t("Order {{order}}, total: {{total}}", { order: values.order, total }),
    blocks: [
      { kind: "heading", text: t("Thank you for your order, {{name}}", { name: values.customer }) },
      {
        kind: "facts",
        rows: [
          { name: t("Order number"), value: values.order },
          { name: t("Date"), value: date },
        ],
      },
      { kind: "lines", rows: values.lines.map(describeLine), total: { name: t("Total"), value: total } },
      { kind: "paragraphs", text: values.note, isMuted: true },
    ],
    reason: t("You are receiving this email because you placed an order."),
  };
}
