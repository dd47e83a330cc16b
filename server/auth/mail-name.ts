/** Longer ones would push the mail's own words out of a preview. */
const maxLength = 60;

/**
 * A name as it may stand in a mail, or undefined for a mail without one. Anybody can register somebody else's address
 * under a name of their choice, and the mail would then carry their words. So line breaks are removed, and a name that
 * a mail program could turn into a link (an address, a domain, a telephone number) is left out.
 */
export function nameForMail(name: string): string | undefined {
  const line = name.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
  const isPlain = /^\p{L}[\p{L}\p{M}'’ʼ·-]*\.?( [\p{L}\p{M}'’ʼ·-]+\.?)*$/u.test(line);
  return isPlain && line.length <= maxLength ? line : undefined;
}
