/** Longer names would push the mail's own text out of the preview. */
const maxLength = 60;

/**
 * Cleans a name for use in a mail, or returns undefined to leave it out. Anybody can register another person's address
 * under a name of their choice, and the mail would carry that text. Line breaks are removed, and a name that a mail
 * program could turn into a link (an address, a domain, a telephone number) is left out.
 */
export function nameForMail(name: string): string | undefined {
  const line = name.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
  const isPlain = /^\p{L}[\p{L}\p{M}'’ʼ·-]*\.?( [\p{L}\p{M}'’ʼ·-]+\.?)*$/u.test(line);
  return isPlain && line.length <= maxLength ? line : undefined;
}
