/** The sample text, if it is the reader's own. */
export type TypographyParams = { text?: string };

/** In characters, so that the address stays one. */
export const maxSample = 200;

export const readTypographyParams = ({ text }: Record<string, unknown>): TypographyParams =>
  typeof text === "string" && text.trim() !== "" ? { text: text.slice(0, maxSample) } : {};
