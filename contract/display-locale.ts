/**
 * The locale in which numbers and dates are written for a language. Arabic uses the digits of the rest of the page, so
 * that a column of figures reads alike in every language.
 */
export const displayLocale = (language: string) => (language === "ar" ? "ar-u-nu-latn" : language);
