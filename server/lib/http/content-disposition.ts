import { plainName } from "#contract/text/plain-name.ts";

/**
 * The header that names a response (RFC 6266).
 *
 * @param kind `attachment` is always saved and never shown; `inline` may be shown, and is saved under the name
 */
export function contentDisposition(kind: "attachment" | "inline", name: string) {
  const plain = plainName(name);
  const ascii = plain.replaceAll(/[^\u0020-\u007E]|["\\%]/g, "_");
  const encoded = encodeURIComponent(plain).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
