/**
 * A position in PostgreSQL's write-ahead log, in bytes from its beginning.
 *
 * @param text as the database prints it, two hexadecimal halves: `16/B374D848`
 */
export function parsePosition(text: string) {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`${text} is no position in the write-ahead log`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
