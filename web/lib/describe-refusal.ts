/** What a status is called, for answers over HTTP/2, which carry the number alone. */
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
};

/** A page of a proxy can be long; what says why it failed stands at its beginning. */
const maxLength = 500;

/**
 * The body of a refused request as plain text: without markup, white space collapsed, and at most 500 characters long.
 * The parsed document is never attached, so nothing in it is run or loaded.
 */
export function toReadableText(body: string, contentType: string | null) {
  const isHtml = /html/i.test(contentType ?? "") || /^\s*<(!doctype|html)\b/i.test(body);
  const text = (isHtml ? textOfHtml(body) : body).replaceAll(/\s+/g, " ").trim();
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}

function textOfHtml(html: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("script, style, noscript, template")) element.remove();
  // Blocks that touch each other in the markup are words of their own.
  for (const element of body.querySelectorAll("*")) element.append(" ");
  return body.textContent;
}
