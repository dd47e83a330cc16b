import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { screens } from "#contract/screens/screens.ts";

import { root } from "../lib/run-command.ts";
import { listFiles, readTree } from "./git.ts";
import { readProject } from "./reach.ts";
import { selectTests } from "./select.ts";

// Changes planted in this tree. Those in features are planted as long as these are there.
const features = ["features/blog", "features/calendar", "features/gallery", "features/inbox", "features/orders"];
const demos = ["features/todo", "demos/graphs", "demos/library"];
const testWithFeatures = test.runIf([...features, ...demos].every((folder) => existsSync(join(root, folder))));

const project = readProject(readTree(listFiles()), screens);

const select = (...files: readonly string[]) => {
  const { everything, unitTests, browserTests, sweptScreens, leftOut, reasons } = selectTests(
    project,
    files.map((file) => ({ file })),
  );
  const browserFiles = new Set([...browserTests].map((each) => each.replace(/:\d+$/, "")));
  return { everything, unitTests, browserTests, browserFiles, sweptScreens: [...sweptScreens], leftOut, reasons };
};

/** The tests of a browser file that are selected, by their titles. */
function titlesIn(file: string, browserTests: ReadonlySet<string>) {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const numbers = [...browserTests]
    .filter((each) => each.startsWith(`${file}:`))
    .map((each) => Number(each.split(":")[1]));
  return numbers.map((line) => /"([^"]*)"/.exec(lines.slice(line - 1, line + 1).join(" "))?.[1]);
}

testWithFeatures(
  "a query of the server selects its feature, the tests of all endpoints, and the screens that show its data",
  () => {
    const { everything, unitTests, browserTests, browserFiles, sweptScreens } = select(
      "features/orders/server/queries.ts",
    );
    expect(everything).toBeUndefined();
    expect([...unitTests]).toEqual(
      expect.arrayContaining([
        "features/orders/server/routes.test.ts",
        "server/endpoints/second-person.test.ts",
        "server/endpoints/roles.test.ts",
        "server/endpoints/fuzz.test.ts",
        "server/openapi/openapi.test.ts",
      ]),
    );
    expect([...browserTests]).toEqual(
      expect.arrayContaining(["features/orders/orders.spec.ts", "features/orders/invoice.spec.ts"]),
    );
    expect(sweptScreens).toEqual(["/e-commerce/orders", "/invoice"]);
    expect(unitTests).not.toContain("features/inbox/server/routes.test.ts");
    expect(browserFiles).not.toContain("features/inbox/inbox.spec.ts");
  },
);

testWithFeatures("a part of a screen selects the tests of its screens, and leaves out the server's", () => {
  const { unitTests, browserTests, browserFiles, sweptScreens } = select("features/inbox/web/list/message-row.tsx");
  expect([...unitTests].filter((file) => file.startsWith("server/"))).toEqual([]);
  expect(browserTests).toContain("features/inbox/inbox.spec.ts");
  expect(browserFiles).not.toContain("features/orders/orders.spec.ts");
  expect(sweptScreens).toEqual(["/inbox/$folder"]);
});

testWithFeatures(
  "a style sheet selects the screens of the component that imports it, and the tests of all style sheets",
  () => {
    const { unitTests, sweptScreens } = select("features/inbox/web/list/message-row.module.css");
    expect(sweptScreens).toEqual(["/inbox/$folder"]);
    expect(unitTests).toContain("tools/first-load/style-layers.test.ts");
    expect(unitTests).toContain("tools/checks/styles.test.ts");
  },
);

testWithFeatures("of a file with other tests, those are selected that open an affected screen", () => {
  const { browserTests } = select("web/screens/people/people-screen.tsx");
  expect(browserTests).not.toContain("e2e/popovers.spec.ts");
  expect(titlesIn("e2e/popovers.spec.ts", browserTests)).not.toEqual([]);
  expect(titlesIn("e2e/forced-colors.spec.ts", browserTests)).toEqual([]);
});

testWithFeatures("a part of the header selects the tests that name its texts, and the sweeps of a few screens", () => {
  const { everything, browserTests, browserFiles, sweptScreens } = select(
    "web/screens/activities/activities-button.tsx",
  );
  expect(everything).toBeUndefined();
  expect(titlesIn("e2e/shell.spec.ts", browserTests)).not.toEqual([]);
  expect(browserFiles).not.toContain("features/orders/orders.spec.ts");
  expect(sweptScreens).toHaveLength(3);
});

testWithFeatures("a component of few screens selects these, and one of many everything", () => {
  const { everything, browserFiles, sweptScreens } = select("web/ui/charts/small/sparkline.tsx");
  expect(everything).toBeUndefined();
  expect(sweptScreens).toContain("/graphs/sparkline");
  expect(sweptScreens).not.toContain("/inbox/$folder");
  expect(browserFiles).toContain("demos/graphs/graphs.spec.ts");
  expect(select("web/ui/display/card.tsx").everything).toMatch(
    /^web\/ui\/display\/card.tsx: \d+ of \d+ screens depend/,
  );
});

test.each([
  ["contract/endpoint.ts", "the contract's core"],
  ["contract/screens/screens.ts", "the registry of screens"],
  ["server/features.ts", "the registration of features"],
  ["server/lib/http/implement.ts", "what implements all endpoints"],
  ["web/lib/api/api-client.ts", "what makes all requests"],
  ["web/shell/header/header.tsx", "the shell"],
  ["web/routes/_shell.tsx", "the shell's route"],
  ["web/ui/theme/tokens.css", "a style sheet in the page"],
  ["web/public/new-picture.png", "a file that nothing is known of"],
  ["tools/first-load/plugin.ts", "the build"],
  ["features/inbox/tools/vite-plugin.ts", "a feature's part of the build"],
  ["playwright.config.ts", "what runs the tests"],
  ["package-lock.json", "the libraries"],
])("%s selects everything: %s", (file) => {
  expect(select("web/screens/profile/details.tsx", file)).toMatchObject({
    everything: expect.stringContaining(`${file}: `) as unknown,
    unitTests: new Set(),
    browserTests: new Set(),
  });
});

testWithFeatures("a migration selects what queries its tables", () => {
  const { everything, unitTests, browserTests, sweptScreens } = select("demos/library/migrations/0001-library.sql");
  expect(everything).toBeUndefined();
  expect([...unitTests]).toEqual(
    expect.arrayContaining([
      "demos/library/server/routes.test.ts",
      "server/db/migrations.test.ts",
      "server/endpoints/second-person.test.ts",
    ]),
  );
  expect(unitTests).not.toContain("features/orders/server/routes.test.ts");
  expect(browserTests).toContain("demos/library/library.spec.ts");
  expect(sweptScreens).toEqual(["/ui/tree-view"]);
  expect(select("server/db/migrations/0019-roles.sql").everything).toBeDefined();
});

testWithFeatures("a dictionary selects the tests in its language, and those that name a changed translation", () => {
  const file = "features/calendar/words.json";
  const before = readFileSync(join(root, file), "utf8").replace(
    /("Calendar": \{[^}]*"de": )".*"/,
    (_, start: string) => `${start}"Terminplan"`,
  );
  const { unitTests, browserTests, sweptScreens } = selectTests(project, [{ file, before }]);
  expect([...unitTests]).toEqual(
    expect.arrayContaining([
      "server/languages/routes.test.ts",
      "tools/words.test.ts",
      "web/lib/commands/spoken-commands.test.ts",
    ]),
  );
  expect(titlesIn("e2e/commands.spec.ts", browserTests)).toEqual([
    "commands are found in the language of the page and in English",
  ]);
  expect([...browserTests].some((each) => each.startsWith("features/orders/orders.spec.ts"))).toBe(false);
  expect([...sweptScreens]).toEqual([]);
  expect(select(file).everything).toContain("a new folder");
});

test("a document selects the tests that read it", () => {
  const { unitTests, browserTests } = select("docs/guides/add-a-form.md");
  expect([...unitTests]).toEqual([
    "tools/checks/docs.test.ts",
    "tools/checks/guide-code.test.ts",
    "tools/strip.test.ts",
  ]);
  expect([...browserTests]).toEqual([]);
});

test("a file that a patch changes, and the patch, select the test that applies it", () => {
  const sources: Readonly<Record<string, string>> = {
    "server/lib/sums.ts": "export const sum = 1;",
    "tools/faults/faults.test.ts": `globSync("tools/faults/*.patch");`,
    "tools/faults/wrong-sum.patch": "--- a/server/lib/sums.ts\n+++ b/server/lib/sums.ts\n",
  };
  const planted = readProject({ files: Object.keys(sources), read: (file) => sources[file] ?? "" }, screens);
  for (const file of ["server/lib/sums.ts", "tools/faults/wrong-sum.patch"])
    expect([...selectTests(planted, [{ file }]).unitTests], file).toEqual(["tools/faults/faults.test.ts"]);
});

testWithFeatures("a changed test selects itself, and a helper the browser tests that import it", () => {
  expect([...select("web/lib/format/format.test.ts").unitTests]).toContain("web/lib/format/format.test.ts");
  const spec = select("features/todo/todo.spec.ts");
  expect([...spec.browserTests]).toEqual(["features/todo/todo.spec.ts"]);
  expect([...spec.unitTests]).toEqual([]);
  const { browserTests, sweptScreens } = select("e2e/support/drag.ts");
  expect(browserTests).toContain("features/todo/todo.spec.ts");
  expect(browserTests).not.toContain("features/orders/orders.spec.ts");
  expect(sweptScreens).toEqual([]);
  expect(select("e2e/support/screens.ts").sweptScreens).toHaveLength(screens.length);
});

testWithFeatures("the demo content and the search of a feature select those who show them", () => {
  expect(select("features/gallery/server/seed.ts").sweptScreens).toContain("/gallery");
  const { unitTests, sweptScreens } = select("features/blog/server/search.ts");
  expect(sweptScreens).toContain("/search");
  expect([...unitTests]).toEqual(
    expect.arrayContaining(["server/search/routes.test.ts", "features/blog/server/routes.test.ts"]),
  );
});

testWithFeatures("what is left out is said", () => {
  expect(select("features/orders/web/orders-screen.tsx").leftOut).toEqual([
    expect.stringMatching(/^\d+ of \d+ unit test files: /),
    expect.stringMatching(/^\d+ of \d+ browser files: /),
    expect.stringMatching(/^\d+ tests of \d+ browser files: /),
    expect.stringMatching(/^\d+ of \d+ screens in the sweeps: /),
  ]);
  expect(select("LICENSE").reasons).toEqual(["LICENSE: 0 unit test files, 0 browser files, sweeps of 0 screens"]);
});
