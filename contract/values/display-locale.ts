/**
 * The locale for formatting numbers and dates in a language. Arabic uses western digits, as the rest of the page does,
 * so that columns of figures look alike in every language.
 */
export const displayLocale = (language: string) => (language === "ar" ? "ar-u-nu-latn" : language);
