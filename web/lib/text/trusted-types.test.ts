// @vitest-environment jsdom
import { expect, test } from "vitest";

import { isHarmless, isOwnScript, parseHtml, showInSandbox } from "#web/lib/text/trusted-types.ts";

test.each([
  ["nothing", ""],
  ["text", "Sales & costs > 10"],
  ["a style sheet", ".ProseMirror > p { color: var(--text); }"],
  [
    "what a chart writes into its tooltip",
    '<div style="margin: 0px 0 0;line-height:1;"><span style="background-color:#07c;"></span>Sales<br/>&lt;b&gt;</div>',
  ],
])("%s is harmless", (_, html) => {
  expect(isHarmless(html)).toBe(true);
});

test.each([
  ["another element", "<b>bold</b>"],
  ["a script", "<script>run()</script>"],
  ["a script that the removal of an element would leave", "<scr<br>ipt>run()</script>"],
  ["a picture", "<img src=x onerror=run()>"],
  ["a handler of an event", '<div onclick="run()">'],
  ["a handler behind a style", '<div style="color:red" onclick="run()">'],
  ["a handler behind a quotation mark", '<div style="" onmouseover="run()" class="">'],
  ["an attribute without quotation marks", "<div style=color:red>"],
  ["an attribute with single quotation marks", "<div style='color:red'>"],
  ["an element with a longer name", "<divx>"],
  ["a comment", "<!-- a -->"],
  ["an unfinished tag", "a < b"],
])("%s is not harmless", (_, html) => {
  expect(isHarmless(html)).toBe(false);
});

const page = "https://office.example/admin/#/maps";

test.each([
  ["a worker of the build", "https://office.example/admin/assets/worker-1a2b.js", true],
  ["a relative address", "assets/worker-1a2b.js", true],
  ["another origin", "https://evil.example/admin/assets/worker.js", false],
  ["another folder", "https://office.example/assets/worker.js", false],
  ["a way out of the folder", "https://office.example/admin/assets/../api/files/worker.js", false],
  ["an encoded way out", "https://office.example/admin/assets/%2e%2e/api/files/worker.js", false],
  ["a file of a user", "https://office.example/admin/api/files/1/worker.js", false],
  ["another kind of file", "https://office.example/admin/assets/logo.svg", false],
  ["data", "data:text/javascript,run()", false],
  ["a blob", "blob:https://office.example/0f8b", false],
  ["no address", "https://", false],
])("%s as the address of a script", (_, address, isAllowed) => {
  expect(isOwnScript(address, page)).toBe(isAllowed);
});

test("HTML is parsed in a document whose scripts and handlers do not run", () => {
  const { body } = parseHtml("<b>Sales</b><script>document.title = 'run'</script><img src=x onerror=\"run()\">");
  expect([body.textContent.includes("Sales"), body.children.length, body.isConnected]).toEqual([true, 3, true]);
  expect(body.ownerDocument.defaultView).toBeNull();
  expect(document.title).toBe("");
});

test.each([
  ["without a sandbox", undefined, false],
  ["with a sandbox", "", true],
  ["whose sandbox allows links", "allow-popups", true],
  ["whose sandbox allows scripts", "allow-popups allow-scripts", false],
  ["whose sandbox allows scripts in capitals", "ALLOW-SCRIPTS", false],
])("a frame %s", (_, sandbox, isAllowed) => {
  const frame = document.createElement("iframe");
  if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
  const show = () => showInSandbox(frame, "<b>Sales</b>");
  if (isAllowed) show();
  else expect(show).toThrow("Only a sandbox without scripts can show a page");
  expect(frame.getAttribute("srcdoc")).toBe(isAllowed ? "<b>Sales</b>" : null);
});
