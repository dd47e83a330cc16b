/** The sizes of paper that an invoice is printed on. */
export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

/** The order that the invoice is for; absent for the newest one. A4 is the default paper. */
export type InvoiceParams = { order?: string; paper?: Exclude<Paper, "a4"> };

export function readInvoiceParams({ order, paper }: Record<string, unknown>): InvoiceParams {
  return {
    ...(typeof order === "string" && /^AT-\d{1,9}$/.test(order) && { order }),
    ...(paper === "letter" && { paper }),
  };
}
