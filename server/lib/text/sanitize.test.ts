import { expect, test } from "vitest";

import { htmlToText, sanitize, sanitizeDocument } from "#server/lib/text/sanitize.ts";

const rel = 'rel="noopener noreferrer nofollow" target="_blank"';

test.each<[string, string, string]>([
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["a script tag split by another", "<scr<script>ipt>alert(1)</scr</script>ipt>", "ipt&gt;alert(1)ipt&gt;"],
  ["an event handler", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
  ["an image with an event handler", "<img src=x onerror=alert(1)>", ""],
  ["a tracking pixel", '<img src="https://evil.example/pixel.gif">', ""],
  ["an SVG image", "<svg onload=alert(1)><p>a</p></svg>", "<p>a</p>"],
  ["an iframe", '<iframe src="https://evil.example"></iframe>a', "a"],
  ["an object or embed", '<object data="x"></object><embed src="x">a', "a"],
  ["a form", '<form action="https://evil.example"><input name="password"><button>a</button></form>', "a"],
  ["a style element or attribute", "<style>body{display:none}</style><p style='position:fixed'>a</p>", "<p>a</p>"],
  ["an element with a class, an ID and a data attribute", '<p class="alert" id="root" data-x="1">a</p>', "<p>a</p>"],
  ["a base or meta element", '<base href="//evil.example"><meta http-equiv="refresh" content="0">a', "a"],
  ["a comment or CDATA section", "<!-- <p> -->a<![CDATA[b]]>", "a"],
  ["a template", "<template><p>a</p></template>", "<p>a</p>"],
  ["a MathML element", "<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>", ""],
  ["a javascript: link", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ["an encoded javascript: link", '<a href="jav&#x09;ascript:alert(1)">a</a>', "<a>a</a>"],
  ["a javascript: link in mixed case after spaces", '<a href="  JaVaScRiPt:alert(1)">a</a>', "<a>a</a>"],
  ["a data: link", '<a href="data:text/html,<script>alert(1)</script>">a</a>', "<a>a</a>"],
  ["a vbscript: link", '<a href="vbscript:alert(1)">a</a>', "<a>a</a>"],
  ["a link into the app", '<a href="#/inbox/inbox">a</a>', "<a>a</a>"],
  ["a protocol-relative link", '<a href="//evil.example">a</a>', "<a>a</a>"],
  [
    "a link with its own target and rel",
    '<a href="https://a.example" target="_top" rel="opener">a</a>',
    `<a href="https://a.example" ${rel}>a</a>`,
  ],
  [
    "an attribute with escaped quotes",
    '<a href="https://a.example/&quot;onclick=&quot;x">a</a>',
    `<a href="https://a.example/&quot;onclick=&quot;x" ${rel}>a</a>`,
  ],
  [
    "an enormous cell or number",
    '<ol start="-1"><li>a</li></ol><td colspan="99999">a</td>',
    "<ol><li>a</li></ol><td>a</td>",
  ],
  ["an unclosed tag", "<p>a<b>b", "<p>a<b>b</b></p>"],
])("%s is made harmless", (_, html, clean) => {
  expect(sanitize(html)).toBe(clean);
  expect(sanitize(clean)).toBe(clean);
});

test("the editor's output stays unchanged", () => {
  const body = `<h1>a</h1><h2>b</h2><h3>c</h3><p><strong>d</strong> <b>e</b> <em>f</em> <i>g</i> <u>h</u> <s>i</s><br /></p><ul><li><p>j</p></li></ul><ol><li>k</li></ol><blockquote><p>l</p></blockquote><pre><code>m</code></pre><hr /><p><a href="mailto:a@example.org" ${rel}>n</a></p>`;
  expect(sanitize(body)).toBe(body);
});

test("the nesting of a very deep body is limited", () => {
  const deep = 10_000;
  const clean = sanitize(`${"<blockquote>".repeat(deep)}a${"</blockquote>".repeat(deep)}`);
  expect(clean.split("<blockquote>").length).toBeLessThan(200);
});

const pixel = "data:image/png;base64,iVBORw0KGgo=";

test.each<[string, string, string]>([
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["a script in a cell", "<table><tbody><tr><td><script>alert(1)</script>a</td></tr></tbody></table>", cellOf("a")],
  ["an image with an event handler", `<img src="${pixel}" onerror="alert(1)">`, `<img src="${pixel}" alt="" />`],
  ["an image of another server", '<img src="https://evil.example/pixel.gif">a', "a"],
  ["an image without an address", "<img alt=a>", ""],
  ["an image with a javascript: address", '<img src="javascript:alert(1)">', ""],
  ["an SVG image as a data: address", '<img src="data:image/svg+xml;base64,PHN2Zz4=">', ""],
  ["an HTML page as a data: address", '<img src="data:text/html;base64,PHNjcmlwdD4=">', ""],
  ["a data: address with markup", `<img src="data:image/png;base64,AA==' onerror='alert(1)">`, ""],
  [
    "an image with further addresses",
    `<img src="${pixel}" srcset="//evil.example 2x">`,
    `<img src="${pixel}" alt="" />`,
  ],
  ["an SVG element", "<svg><image href=x onerror=alert(1)></image></svg>a", "a"],
  ["a data: link", '<a href="data:text/html,<script>alert(1)</script>">a</a>', "<a>a</a>"],
  ["a link to an image", `<a href="${pixel}">a</a>`, "<a>a</a>"],
  ["a javascript: link in a cell", '<td><a href="javascript:alert(1)">a</a></td>', "<td><a>a</a></td>"],
  ["styles and classes", '<td style="position:fixed" class="x" background="//evil.example">a</td>', "<td>a</td>"],
  ["an enormous cell", '<td colspan="99999" rowspan="-1">a</td>', "<td>a</td>"],
  ["nested tags", "<<img src=x onerror=alert(1)>p>a</p>", "&lt;p&gt;a<p></p>"],
  ["a style element", "<style>td{background:url(//evil.example)}</style>a", "a"],
])("in a document, %s is made harmless", (_, html, clean) => {
  expect(sanitizeDocument(html)).toBe(clean);
  expect(sanitizeDocument(clean)).toBe(clean);
});

function cellOf(html: string) {
  return `<table><tbody><tr><td>${html}</td></tr></tbody></table>`;
}

test("a document keeps all headings and embedded images; a message does not", () => {
  const table = `<table><thead><tr><th colspan="2" rowspan="3"><p>b</p></th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table><ol start="3"><li>d</li></ol>`;
  const body = `<h4>a</h4>${table}<img src="${pixel}" alt="d &quot;e&quot;" width="20" height="10" />`;
  expect(sanitizeDocument(body)).toBe(body);
  expect(sanitize(body)).toBe(`a${table}`);
});

test.each([
  ["<p>One</p><p>Two</p>", "One Two"],
  ["<ul><li>One</li><li>Two</li></ul>", "One Two"],
  ["One<br>Two", "One Two"],
  ["<tr><th>One</th><td>Two</td></tr>", "One Two"],
  ["in<b>vis</b>ible", "invisible"],
  ["<p>  a \n\t b&nbsp; </p>", "a b"],
  ["<p>1 &lt; 2 &amp;&amp; 3 &gt; 2 &quot;&eacute;&quot;</p>", '1 < 2 && 3 > 2 "é"'],
  ["&amp;lt;script&amp;gt;", "&lt;script&gt;"],
  ["<script>alert(1)</script>", ""],
  ["<p><br></p><p>&nbsp;\u200B</p><hr>", ""],
])("the text of %j is %j", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
