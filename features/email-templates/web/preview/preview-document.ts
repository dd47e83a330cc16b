/**
 * Changes the HTML of a mail for the preview: the colours are those of a light or a dark mail client, whatever the
 * system prefers, and a link shows its address but leads nowhere, since it would open in the frame. In the HTML that the
 * server has rendered, a quotation mark ends an attribute; in texts it is escaped.
 */
export const previewDocument = (html: string, isDark: boolean) =>
  html
    .replace("@media (prefers-color-scheme: dark)", isDark ? "@media all" : "@media not all")
    .replaceAll('content="light dark"', `content="${isDark ? "dark" : "light"}"`)
    .replaceAll(/ href="([^"]*)" target="_blank"/g, ' title="$1"');
