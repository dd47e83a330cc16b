/**
 * Wraps a text in a first-strong isolate, so that it keeps its order within text of the other direction: without it,
 * "8:00 PM" reads "PM 8:00" from right to left. For text outside HTML; in HTML, use `<bdi>` or `dir="auto"`.
 */
export const isolateText = (text: string) => `\u2068${text}\u2069`;
