import { expect, test } from "vitest";

import { previewDocument } from "#features/email-templates/web/preview/preview-document.ts";

const mail =
  '<meta name="color-scheme" content="light dark" /><style>@media (prefers-color-scheme: dark) { .page { color: red } }' +
  '</style><a href="https://example.org/?a=1&amp;b=2" target="_blank" class="link">Read</a> href=&quot;x&quot;';

test("the dark preview has the dark rules, and the others do not", () => {
  expect(previewDocument(mail, true)).toContain("@media all { .page");
  expect(previewDocument(mail, true)).toContain('content="dark"');
  expect(previewDocument(mail, false)).toContain("@media not all { .page");
  expect(previewDocument(mail, false)).toContain('content="light"');
});

test("links keep their address as a title, and texts stay", () => {
  const html = previewDocument(mail, false);
  expect(html).toContain('<a title="https://example.org/?a=1&amp;b=2" class="link">Read</a> href=&quot;x&quot;');
});
