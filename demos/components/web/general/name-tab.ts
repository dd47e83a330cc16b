/**
 * The title of a tab (specification §4): its own, or 'Tab N' if it has none.
 *
 * @param number the number of the tab, from 1
 */
export const nameTab = (title: string, number: number, translate: (number: number) => string) =>
  title.trim() || translate(number);
