import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

import packageJson from "../package.json" with { type: "json" };
import { type Violation, cruiseTree } from "./cruise.ts";
import { root } from "./run-command.ts";

/** Forbidden imports: the importing file, the import, and the rule it violates. */
const planted = [
  ["web/lib/a.ts", "#server/inbox/queries.ts", "web-not-to-server"],
  ["server/inbox/queries.ts", "#web/lib/b.ts", "server-not-to-web"],
  ["contract/inbox.ts", "hono", "contract-only-zod"],
  ["contract/todo.ts", "#web/lib/b.ts", "contract-only-zod"],
  ["office.config.ts", "zod/mini", "office-imports-nothing"],
  ["server/app.ts", "node:fs", "app-is-a-value"],
  ["server/todo/routes.ts", "#server/inbox/queries.ts", "server-features-apart"],
  ["server/lib/implement.ts", "#server/todo/routes.ts", "server-ground-below-features"],
  ["web/features/todo/screen.tsx", "#web/features/inbox/list.tsx", "web-features-apart"],
  ["web/features/todo/card.tsx", "#web/shell/header.tsx", "web-features-below-routes"],
  ["web/features/todo/link.tsx", "#web/routes/index.tsx", "web-features-below-routes"],
  ["web/shell/panel.tsx", "#web/features/inbox/list.tsx", "web-shell-beside-features"],
  ["web/ui/actions/button.tsx", "#web/features/inbox/list.tsx", "web-ui-below-features"],
  ["web/lib/words.ts", "#web/ui/label.tsx", "web-lib-at-the-bottom"],
  ["web/ui/one.tsx", "#web/ui/two.tsx", "no-cycles"],
  ["web/lib/gone.ts", "#web/lib/nowhere.ts", "no-unresolved"],
] as const;

/** The other half of the planted cycle, which is reported once. */
const cycle = [["web/ui/two.tsx", "#web/ui/one.tsx"]] as const;

/** Allowed imports, one for each arrow of the architecture. */
const allowed = [
  ["contract/user.ts", "zod/mini"],
  ["server/users/routes.ts", "#contract/user.ts"],
  ["server/users/queries.ts", "#server/db/client.ts"],
  ["server/app.tsx", "#server/users/routes.ts"],
  ["web/routes/index.tsx", "#web/features/inbox/list.tsx"],
  ["web/features/inbox/list.tsx", "#web/ui/label.tsx"],
  ["web/features/inbox/title.tsx", "#web/app/screens.ts"],
  ["web/shell/header.tsx", "#web/ui/label.tsx"],
  ["web/ui/label.tsx", "#web/lib/b.ts"],
  ["web/lib/b.ts", "#office"],
  ["contract/languages.ts", "#office"],
  ["web/app/screens.ts", "#contract/user.ts"],
  ["server/db/client.ts", "kysely"],
] as const;

let directory: string;
let count: number;
let violations: readonly Violation[];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "atrium-boundaries-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  write("package.json", JSON.stringify({ type: "module", imports: packageJson.imports }));
  symlinkSync(join(root, "node_modules"), join(directory, "node_modules"), "junction");
  for (const [from, to] of [...planted, ...cycle, ...allowed]) {
    write(from, `import * as other from "${to}";\nexport const value: unknown = other;\n`);
  }
  ({ count, violations } = await cruiseTree(directory));
}, 60_000);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("every file of the planted tree is read", () => {
  expect(count).toBe(planted.length + cycle.length + allowed.length);
});

test.each(planted)("%s may not import %s: %s", (from, _, rule) => {
  expect(violations.filter((violation) => violation.from === from).map((violation) => violation.rule)).toContain(rule);
});

test.each(allowed)("%s may import %s", (from) => {
  expect(violations.filter((violation) => violation.from === from)).toEqual([]);
});

test("every rule is tested with a violation", async () => {
  const { default: config } = (await import(pathToFileURL(join(root, ".dependency-cruiser.mjs")).href)) as {
    default: { forbidden: readonly { name: string }[] };
  };
  expect(new Set(planted.map(([, , rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)));
});
