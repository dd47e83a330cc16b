export type CardBrand = "visa" | "mastercard" | "amex" | "discover" | "diners" | "jcb" | "unionpay";

type Issuer = {
  readonly brand: CardBrand;
  /** The first digits of its numbers, from and to; both have the same number of digits. */
  readonly prefixes: readonly (readonly [from: number, to: number])[];
  readonly lengths: readonly number[];
};

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The issuers' identification numbers (ISO/IEC 7812). No two prefixes overlap. */
const issuers: readonly Issuer[] = [
  { brand: "visa", prefixes: [[4, 4]], lengths: [13, 16, 19] },
  {
    brand: "mastercard",
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
  },
  {
    brand: "amex",
    prefixes: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
  },
  {
    brand: "discover",
    prefixes: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: between(16, 19),
  },
  {
    brand: "diners",
    prefixes: [
      [300, 305],
      [3095, 3095],
      [36, 36],
      [38, 39],
    ],
    lengths: between(14, 19),
  },
  { brand: "jcb", prefixes: [[3528, 3589]], lengths: between(16, 19) },
  {
    brand: "unionpay",
    prefixes: [
      [62, 62],
      [81, 81],
    ],
    lengths: between(16, 19),
  },
];

/** The digits of a number that may be grouped with spaces or hyphens, or undefined if it contains anything else. */
function digitsOf(text: string) {
  const digits = text.trim().replaceAll(/(?<=\d)[ -](?=\d)/g, "");
  return /^[1-9]\d{11,18}$/.test(digits) ? digits : undefined;
}

const hasPrefix = (digits: string, [from, to]: readonly [number, number]) => {
  const prefix = Number(digits.slice(0, String(from).length));
  return from <= prefix && prefix <= to;
};

const findIssuer = (digits: string) =>
  issuers.find(({ prefixes }) => prefixes.some((prefix) => hasPrefix(digits, prefix)));

/** The check of the last digit (ISO/IEC 7812-1, annex B): every second digit from the right counts twice. */
function passesLuhn(digits: string) {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((before, digit, place) => {
      const value = digit * (place % 2 === 0 ? 1 : 2);
      return before + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/**
 * Returns whether the text is a card number: 12 to 19 digits, in groups or not, with a correct check digit, and of a
 * length that its brand uses. Brands that are not listed here are accepted.
 */
export function isCardNumber(text: string) {
  const digits = digitsOf(text);
  if (digits === undefined || !passesLuhn(digits)) return false;
  return findIssuer(digits)?.lengths.includes(digits.length) ?? true;
}

/** The brand of a complete card number, by its prefix and length. The check digit is not tested. */
export function cardBrand(text: string): CardBrand | undefined {
  const digits = digitsOf(text) ?? "";
  const issuer = findIssuer(digits);
  return issuer?.lengths.includes(digits.length) ? issuer.brand : undefined;
}
