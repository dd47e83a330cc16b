import { parseHtml } from "#web/lib/text/trusted-types.ts";

/** Status texts for responses over HTTP/2, which carry only the number. */
export const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  413: "Content Too Large",
  423: "Locked",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  507: "Insufficient Storage",
};

/** A proxy's error page can be long, and names the reason at its beginning. */
const maxLength = 500;

/**
 * The body of a refused request as plain text: without markup, with white space collapsed, and at most 500 characters
 * long.
 */
export function toReadableText(body: string, contentType: string | null) {
  const isHtml = /html/i.test(contentType ?? "") || /^\s*<(!doctype|html)\b/i.test(body);
  const text = (isHtml ? textOfHtml(body) : body).replaceAll(/\s+/g, " ").trim();
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}

function textOfHtml(html: string) {
  const { body } = parseHtml(html);
  for (const element of body.querySelectorAll("script, style, noscript, template")) element.remove();
  // Separates the words of adjacent blocks.
  for (const element of body.querySelectorAll("*")) element.append(" ");
  return body.textContent;
}
