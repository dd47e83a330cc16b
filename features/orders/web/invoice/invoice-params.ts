import { office } from "#office";

/** The sizes of paper that an invoice is printed on. */
export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

/** The countries that use US Letter, from CLDR's `measurementData/paperSize`. */
const letterCountries = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" ");

/** The paper of the office's country. */
export const defaultPaper = (): Paper => (letterCountries.includes(office.country ?? "") ? "letter" : "a4");

/** The order that the invoice is for, absent for the newest one, and the paper, absent for the default one. */
export type InvoiceParams = { order?: string; paper?: Paper };

export function readInvoiceParams({ order, paper }: Record<string, unknown>): InvoiceParams {
  const known = papers.find((each) => each === paper);
  return {
    ...(typeof order === "string" && /^AT-\d{1,9}$/.test(order) && { order }),
    ...(known && known !== defaultPaper() && { paper: known }),
  };
}
