/** A random UUID. `crypto.randomUUID` is missing if the page was loaded over plain HTTP from another machine. */
export function randomId(): string {
  // oxlint-disable-next-line eslint/no-restricted-properties -- guarded: it may be missing
  const { randomUUID } = crypto as Partial<Crypto>;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562: version 4 in the seventh byte, variant 10 in the ninth.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
