import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

import packageJson from "../../package.json" with { type: "json" };
import { type Violation, cruiseTree } from "./cruise.ts";
import { root } from "../lib/run-command.ts";

/** Forbidden imports: the importing file, the import, and the rule it violates. */
const planted = [
  ["web/lib/a.ts", "#server/users/queries.ts", "web-not-to-server"],
  ["features/todo/web/a.ts", "#features/todo/server/queries.ts", "web-not-to-server"],
  ["demos/icons/web/sets.ts", "#demos/icons/tools/sets.ts", "web-not-to-server"],
  ["web/ui/drawing.ts", "#tools/build/world-map.ts", "web-not-to-server"],
  ["server/users/words.ts", "#web/lib/b.ts", "server-not-to-web"],
  ["features/inbox/server/queries.ts", "#features/inbox/web/list.tsx", "server-not-to-web"],
  ["features/maps/server/tiles.ts", "#features/maps/tools/write-tiles.ts", "server-not-to-web"],
  ["features/inbox/contract.ts", "hono", "contract-only-zod"],
  ["features/inbox/folders.ts", "#features/inbox/server/seed.ts", "contract-only-zod"],
  ["features/maps/tiles.ts", "#features/maps/tools/write-tiles.ts", "contract-only-zod"],
  ["contract/todo.ts", "#web/lib/b.ts", "contract-only-zod"],
  ["office.config.ts", "zod/mini", "office-imports-nothing"],
  ["server/app.ts", "node:fs", "app-is-a-value"],
  ["features/todo/server/routes.ts", "#features/inbox/server/queries.ts", "features-apart"],
  ["features/todo/web/screen.tsx", "#features/inbox/web/list.tsx", "features-apart"],
  ["demos/icons/web/screen.tsx", "#demos/graphs/web/list.tsx", "features-apart"],
  ["demos/icons/server/routes.ts", "#features/inbox/server/queries.ts", "features-apart"],
  ["features/maps/tools/cities.ts", "#features/inbox/server/queries.ts", "features-apart"],
  ["features/orders/tools/invoice.ts", "#features/blog/contract.ts", "tools-of-features-apart"],
  ["features/orders/tools/invoice.test.ts", "#features/blog/tools/draw.ts", "tools-of-features-apart"],
  ["contract/screens/menu.ts", "#features/inbox/contract.ts", "platform-without-features"],
  ["tools/pictures.ts", "#features/maps/tools/write-tiles.ts", "platform-without-features"],
  ["tools/maps.ts", "#features/maps/server/tiles.ts", "platform-without-features"],
  ["server/search/queries.ts", "#features/inbox/server/queries.ts", "platform-without-features"],
  ["web/shell/panel.tsx", "#features/inbox/web/list.tsx", "platform-without-features"],
  ["web/ui/actions/button.tsx", "#demos/icons/web/list.tsx", "platform-without-features"],
  ["web/routes/home.tsx", "#features/inbox/web/list.tsx", "platform-without-features"],
  ["e2e/blog.spec.ts", "#features/blog/contract.ts", "tests-without-features"],
  ["bench/forms.ts", "#demos/forms/web/list.tsx", "tests-without-features"],
  ["features/todo/web/facts.ts", "#features/todo/e2e/screens.ts", "web-not-to-server"],
  ["features/todo/e2e/inbox.ts", "#features/inbox/e2e/screens.ts", "features-apart"],
  ["server/menu/routes.ts", "#server/users/queries.ts", "server-features-apart"],
  ["server/lib/http/implement.ts", "#server/users/queries.ts", "server-ground-below-features"],
  ["features/blog/server/routes.ts", "#server/users/queries.ts", "features-on-the-ground-of-the-server"],
  ["web/screens/people/list.tsx", "#web/screens/audit/list.tsx", "web-screens-apart"],
  ["features/todo/web/card.tsx", "#web/shell/header.tsx", "web-screens-below-routes"],
  ["features/todo/web/link.tsx", "#web/routes/index.tsx", "web-screens-below-routes"],
  ["demos/icons/web/link.tsx", "#demos/icons/web/routes/icons.tsx", "web-screens-below-routes"],
  ["web/screens/people/link.tsx", "#web/routes/index.tsx", "web-screens-below-routes"],
  ["features/todo/web/people.tsx", "#web/screens/people/table.tsx", "web-screens-of-the-platform"],
  ["web/shell/menu.tsx", "#web/screens/people/table.tsx", "web-shell-beside-screens"],
  ["web/ui/actions/link.tsx", "#web/screens/people/table.tsx", "web-ui-below-screens"],
  ["features/blog/queries.ts", "#features/orders/contract.ts", "needs-are-named"],
  ["demos/icons/web/orders.ts", "#features/orders/contract.ts", "needs-are-named"],
  ["web/lib/words.ts", "#web/ui/label.tsx", "web-lib-at-the-bottom"],
  ["web/ui/one.tsx", "#web/ui/two.tsx", "no-cycles"],
  ["web/lib/gone.ts", "#web/lib/nowhere.ts", "no-unresolved"],
] as const;

/** The other half of the planted cycle, which is reported once. */
const cycle = [["web/ui/two.tsx", "#web/ui/one.tsx"]] as const;

/** Allowed imports, one for each arrow of the architecture. */
const allowed = [
  ["contract/user.ts", "zod/mini"],
  ["contract/languages.ts", "#office"],
  ["features/blog/contract.ts", "#contract/user.ts"],
  ["features/orders/contract.ts", "#features/blog/contract.ts"],
  ["server/users/routes.ts", "#contract/user.ts"],
  ["server/users/queries.ts", "#server/db/client.ts"],
  ["server/app.tsx", "#server/users/routes.ts"],
  ["server/db/client.ts", "kysely"],
  ["features/orders/server/routes.ts", "#server/db/client.ts"],
  ["features/orders/server/queries.ts", "#features/blog/contract.ts"],
  ["web/routes/index.tsx", "#web/screens/people/list.tsx"],
  ["web/screens/people/title.tsx", "#web/app/screens.ts"],
  ["web/shell/header.tsx", "#web/ui/label.tsx"],
  ["web/ui/label.tsx", "#web/lib/b.ts"],
  ["web/lib/b.ts", "#office"],
  ["web/app/screens.ts", "#contract/user.ts"],
  ["features/orders/tools/write-seed.ts", "#features/orders/server/queries.ts"],
  ["features/orders/tools/write-prices.ts", "#tools/lib/run-command.ts"],
  ["features/orders/tools/write-names.ts", "#contract/user.ts"],
  ["features/orders/tools/vite-plugin.ts", "#features/orders/tools/write-seed.ts"],
  ["tools/words.ts", "#web/lib/b.ts"],
  ["features/orders/e2e/screens.ts", "#e2e/support/facts.ts"],
  ["features/orders/bench/orders.ts", "#bench/browser.ts"],
  ["features/orders/web/list.tsx", "#web/ui/label.tsx"],
  ["features/orders/web/title.tsx", "#web/app/screens.ts"],
  ["features/orders/web/routes/orders.tsx", "#features/orders/web/list.tsx"],
] as const;

let directory: string;
let files: Set<string>;
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
  const importing = [...planted, ...cycle, ...allowed];
  const imported = importing.filter(([, to, rule]) => to.startsWith("#") && rule !== "no-unresolved");
  files = new Set([...importing.map(([from]) => from), ...imported.map(([, to]) => to.slice(1))]);
  files.delete("office");
  for (const file of files) write(file, "export const value = 0;\n");
  const folders = new Set([...files].flatMap((file) => /^(?:features|demos)\/[^/]+/.exec(file)?.[0] ?? []));
  for (const folder of folders) {
    const needs = folder === "features/orders" ? ["blog"] : [];
    write(`${folder}/feature.ts`, `export const feature = ${JSON.stringify({ title: folder, needs })};\n`);
    files.add(`${folder}/feature.ts`);
  }
  for (const [from, to] of importing) {
    write(from, `import * as other from "${to}";\nexport const value: unknown = other;\n`);
  }
  ({ count, violations } = await cruiseTree(directory));
}, 60_000);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("every file of the planted tree is read", () => {
  expect(count).toBe(files.size);
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
  const rules = ["needs-are-named", ...config.forbidden.map(({ name }) => name)];
  expect(new Set(planted.map(([, , rule]) => rule))).toEqual(new Set(rules));
});
