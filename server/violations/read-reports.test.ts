import { expect, test } from "vitest";

import { readReports } from "#server/violations/read-reports.ts";

const site = "https://office.example/admin/";

const old = (report: object) => ({
  "csp-report": {
    "document-uri": `${site}?token=secret#/people`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://cdn.example:8443/lib.js?user=robin#top",
    ...report,
  },
});

const recent = (body: object) => [
  {
    type: "csp-violation",
    age: 12,
    url: site,
    user_agent: "Browser",
    body: { documentURL: site, effectiveDirective: "img-src", blockedURL: "https://pictures.example/a.png", ...body },
  },
];

test("a report of the older format is reduced to directive, origin, path and source", () => {
  const source = { "source-file": `${site}assets/main-1a2b.js?retry=1`, "line-number": 7 };
  expect(readReports(old(source), site)).toEqual([
    {
      directive: "script-src-elem",
      blocked: "https://cdn.example:8443",
      path: "/",
      source: "/admin/assets/main-1a2b.js:7",
    },
  ]);
});

test("reports of the Reporting API are read, and other kinds beside them left out", () => {
  const body = [...recent({}), { type: "deprecation", body: { id: "unload" } }, { type: "crash", body: null }];
  expect(readReports(body, site)).toEqual([
    { directive: "img-src", blocked: "https://pictures.example", path: "/", source: "" },
  ]);
});

test.each([
  ["a word of the browser", { "blocked-uri": "trusted-types-sink" }, { blocked: "trusted-types-sink" }],
  ["data", { "blocked-uri": "data:text/javascript,secret()" }, { blocked: "data:" }],
  ["a blob", { "blocked-uri": "blob:https://office.example/1f" }, { blocked: "https://office.example" }],
  ["no address", { "blocked-uri": "Robin's secret" }, { blocked: "" }],
  ["nothing blocked", { "blocked-uri": null }, { blocked: "" }],
  ["a source elsewhere", { "source-file": "https://cdn.example/a.js?secret" }, { source: "https://cdn.example" }],
  ["another page", { "document-uri": `${site}api/docs` }, { path: "/api/docs" }],
  ["a long path", { "document-uri": `${site}${"a".repeat(9000)}` }, { path: `/${"a".repeat(199)}` }],
  [
    "a directive with its values",
    { "effective-directive": "", "violated-directive": "img-src 'self'" },
    { directive: "img-src" },
  ],
])("%s is shortened", (_, report, expected) => {
  expect(readReports(old(report), site)).toMatchObject([expected]);
});

test.each([
  ["a page of another site", { "document-uri": "https://evil.example/admin/" }],
  ["no page", { "document-uri": "about" }],
  ["another protocol", { "document-uri": "http://office.example/admin/" }],
  ["an extension that was blocked", { "blocked-uri": "chrome-extension://abcdef/inject.js" }],
  ["the scheme of an extension", { "blocked-uri": "moz-extension" }],
  ["a script of an extension", { "source-file": "safari-web-extension://0AF1/content.js" }],
  ["a masked extension", { "source-file": "webkit-masked-url://hidden/" }],
  ["markup as a directive", { "effective-directive": "<b>" }],
  ["a long directive", { "effective-directive": "a".repeat(41) }],
  ["no directive", { "effective-directive": "" }],
])("a report about %s is left out", (_, report) => {
  expect(readReports(old(report), site)).toEqual([]);
});

test("of many reports in one request, the first twenty are read", () => {
  expect(
    readReports(
      Array.from({ length: 50 }, () => recent({})[0]),
      site,
    ),
  ).toHaveLength(20);
});

test.each([undefined, null, 1, "text", {}, { "csp-report": {} }, { "csp-report": { "document-uri": 1 } }, [1], [{}]])(
  "%j is no report",
  (body) => {
    expect(readReports(body, site)).toBeUndefined();
  },
);
