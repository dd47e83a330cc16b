import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { root, runCommand } from "../lib/run-command.ts";

type Diagnostic = { readonly code: string; readonly labels: readonly { readonly span: { readonly line: number } }[] };

let directory: string;

// A separate tree with the same rules, which apply by path.
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "atrium-lint-"));
  for (const folder of ["web", "tools/lint"]) mkdirSync(join(directory, folder), { recursive: true });
  // package.json lists the supported browsers.
  for (const file of [
    ".oxlintrc.json",
    "package.json",
    "tools/lint/plugin.mjs",
    "tools/lint/no-bare-text.mjs",
    "tools/lint/no-bare-enter.ts",
  ])
    copyFileSync(join(root, file), join(directory, file));
  symlinkSync(join(root, "node_modules"), join(directory, "node_modules"), "junction");
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The rules of a kind that each line of a source violates. */
async function findRestricted(lines: readonly string[], kind = "no-restricted", file = "planted.ts") {
  writeFileSync(join(directory, "web", file), `${lines.join("\n")}\n`);
  const oxlint = join(root, "node_modules", ".bin", "oxlint");
  const { output } = await runCommand(oxlint, ["--format", "json", `web/${file}`], { cwd: directory });
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly Diagnostic[] };
  return lines.map((_, index) =>
    diagnostics
      .filter(({ labels }) => labels.some(({ span }) => span.line === index + 1))
      .map(({ code }) => code)
      .filter((code) => code.includes(kind)),
  );
}

const properties = "eslint(no-restricted-properties)";
const globals = "eslint(no-restricted-globals)";

const planted: readonly (readonly [source: string, rule: string])[] = [
  ["export const a = crypto.randomUUID();", properties],
  ["export const b = globalThis.crypto.randomUUID();", properties],
  ["export const { randomUUID } = crypto;", properties],
  ["export const c = crypto.subtle;", properties],
  ["export const d = navigator.clipboard;", properties],
  ["export const e = window.navigator.clipboard;", properties],
  ["export const f = navigator.locks;", properties],
  ["export const g = navigator.mediaDevices;", properties],
  ["export const h = navigator.serviceWorker;", properties],
  ["export const i = navigator.share;", properties],
  ["export const j = navigator.storage;", properties],
  ["export const k = navigator.wakeLock;", properties],
  ["export const l = window.showOpenFilePicker;", properties],
  ["export const m = window.showSaveFilePicker;", properties],
  ["export const n = showSaveFilePicker;", globals],
  ["export const o = caches;", globals],
  ["export const p = cookieStore;", globals],
  ["export const q = Notification;", globals],
  ["export const r = requestIdleCallback(() => {});", globals],
  ["export const s = () => cancelIdleCallback(1);", globals],
  ["export const t = new DOMParser();", globals],
];

test("APIs that some browsers, or browsers in insecure contexts, do not have are rejected in web/", async () => {
  const found = await findRestricted(planted.map(([source]) => source));
  expect(planted.map(([source], index) => [source, found[index]])).toEqual(
    planted.map(([source, rule]) => [source, [rule]]),
  );
});

test("APIs that a supported browser does not have are rejected in web/, unless they are asked for", async () => {
  const rule = "compat(compat)";
  const planted: readonly (readonly [source: string, rules: readonly string[]])[] = [
    ["export const a = () => new EyeDropper();", [rule]],
    ["export const b = () => navigation.navigate('#/home');", [rule]],
    ["export const c = () => scheduler.yield();", [rule]],
    ["export const d = navigator.usb;", [rule]],
    ["if ('EyeDropper' in window) console.log(new EyeDropper());", []],
    ["export const f = () => new ResizeObserver(() => {});", []],
  ];
  const found = await findRestricted(
    planted.map(([source]) => source),
    "compat",
  );
  expect(planted.map(([source], index) => [source, found[index]])).toEqual(planted);
});

test("bare text is rejected where a translated page would make React fail, and allowed elsewhere", async () => {
  const rule = "atrium(no-bare-text)";
  const planted: readonly (readonly [source: string, rules: readonly string[]])[] = [
    ["export const A = ({ a }: P) => <p>{a && <b />}{t('a')}</p>;", [rule]],
    ["export const B = ({ a }: P) => <p>{a && t('a')}<b /></p>;", [rule]],
    ["export const C = ({ a }: P) => <p>{a ? t('a') : <b />}<i /></p>;", [rule]],
    ["export const D = ({ a }: P) => <p><b key={String(a)} />{t('a')}</p>;", [rule]],
    ["export const E = ({ a }: P) => <p><Sign is={a} />{t('a')}</p>;", [rule]],
    ["export const F = ({ a }: P) => <p>{a && <>{t('a')}</>}</p>;", [rule]],
    ["export const K = ({ a }: P) => <p>{a ? <b /> : <i />}{t('a')}</p>;", [rule]],
    ["export const G = ({ a }: P) => <p>{a && <b />}<span>{t('a')}</span></p>;", []],
    ["export const H = ({ a }: P) => <p>{t('a')}{a && <b />}</p>;", []],
    ["export const I = () => <p><IconSign />{t('a')}</p>;", []],
    ["export const J = ({ a }: P) => <p>{a ? t('a') : t('b')}</p>;", []],
  ];
  const found = await findRestricted(
    planted.map(([source]) => source),
    "no-bare-text",
    "planted.tsx",
  );
  expect(planted.map(([source], index) => [source, found[index]])).toEqual(planted);
});

test("APIs that browsers offer in every context are allowed in web/", async () => {
  const lines = [
    "export const a = crypto.getRandomValues(new Uint8Array(16));",
    "export const b = navigator.language;",
    "export const c = localStorage;",
  ];
  expect(await findRestricted(lines)).toEqual([[], [], []]);
});

test("in web/, Enter is told from that of an input method", async () => {
  const rule = "atrium(no-bare-enter)";
  const planted: readonly (readonly [source: string, rules: readonly string[]])[] = [
    ["export const a = (event: KeyboardEvent) => event.key === 'Enter';", [rule]],
    ["export const b = ({ key }: KeyboardEvent) => 'Enter' !== key;", [rule]],
    ["export const c = (key: string) => { switch (key) { case 'Enter': return 1; default: return 0; } };", [rule]],
    ["export const d = (event: KeyboardEvent) => event.key === 'Escape';", []],
    ["export const e = [{ key: 'Enter' }];", []],
  ];
  const found = await findRestricted(
    planted.map(([source]) => source),
    "no-bare-enter",
  );
  expect(planted.map(([source], index) => [source, found[index]])).toEqual(planted);
});
