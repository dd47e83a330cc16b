/**
 * Wraps a text in an isolate whose direction follows its first letter, so that it keeps its order within text of the
 * other direction: without it, "8:00 PM" reads "PM 8:00" from right to left. For text outside HTML; in HTML, use `<bdi>`
 * or `dir="auto"`.
 */
export const isolateText = (text: string) => `${markedNumber.test(text) ? "\u2067" : "\u2068"}${text}\u2069`;

/**
 * Arabic puts a left-to-right mark before a minus sign. It is no letter of the text: with it as the first one, the unit
 * of -20°م would change its side, and be on another one than that of 20°م.
 */
const markedNumber = /^\u200e.*\p{Script=Arabic}/u;
