/** Types that are recognised by their first bytes. The declared type of a file is not trusted. */
const kinds = [
  ["image/png", /^89504e470d0a1a0a/],
  ["image/jpeg", /^ffd8ff/],
  ["image/gif", /^47494638/],
  ["image/webp", /^52494646.{8}57454250/],
  ["application/pdf", /^255044462d/],
] as const;

export type RecognizedType = (typeof kinds)[number][0];

/** The number of bytes that suffice to recognise a type. */
export const recognizedBytes = 12;

/** @returns undefined if the bytes do not begin like one of the known types */
export function recognizeType(bytes: Uint8Array): RecognizedType | undefined {
  const start = Buffer.from(bytes.subarray(0, recognizedBytes)).toString("hex");
  return kinds.find(([, pattern]) => pattern.test(start))?.[0];
}

/** True for the media types that `recognizeType` returns. */
export const isRecognizable = (type: string) => kinds.some(([kind]) => kind === type);
