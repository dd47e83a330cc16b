// All that the selection of tests knows of the layout of the folders.

import { routeOf } from "../build/route-path.ts";

const registrations: ReadonlySet<string> = new Set([
  "contract/account/session-data.ts",
  "server/features.ts",
  "server/openapi/endpoints.ts",
  "server/endpoints/fuzz-requests.ts",
  "web/app/first-requests.ts",
]);

/** Files that lead to every feature, or whose parts every feature uses: what a feature changes ends here. */
export const isRegistration = (file: string) =>
  registrations.has(file) || /^(features|demos)\/[^/]+\/server\/feature\.ts$/.test(file);

const foundations: ReadonlySet<string> = new Set([
  "contract/endpoint.ts",
  "contract/screens/menu-groups.ts",
  "contract/screens/platform-actions.ts",
  "contract/screens/platform-screens.ts",
  "contract/screens/screens.ts",
  "office.config.ts",
  "playwright.config.ts",
  "server/app.ts",
  "server/db/client.ts",
  "server/main.ts",
  "tools/bootstrap.mjs",
  "tools/check.ts",
  "tools/test-changed.ts",
  "tools/test.ts",
  "vite.config.ts",
  "vitest.config.ts",
  "web/main.tsx",
]);

/**
 * Returns whether everything depends on a file: the server, the app, the build, the test runners, and the style sheets that the
 * build writes into the page.
 */
export const isFoundation = (file: string) =>
  foundations.has(file) ||
  // The menu, the search and the tests of all screens depend on it.
  /^(features|demos)\/[^/]+\/feature\.ts$/.test(file) ||
  // The build finds it by its name.
  /^(features|demos)\/[^/]+\/tools\/vite-plugin\.ts$/.test(file) ||
  /^(package|package-lock|tsconfig[.\w]*)\.json$/.test(file) ||
  /^web\/ui\/(skins|theme)\/[^/]+\.css$/.test(file);

/** The tests that read all files of a kind by patterns, from a folder that they do not name. */
export const testsReading = (file: string): readonly string[] =>
  isWeb(file) && file.endsWith(".css")
    ? [
        "tools/first-load/configured-styles.test.ts",
        "tools/first-load/style-layers.test.ts",
        "web/ui/skins/skins.test.ts",
      ]
    : [];

/** Files that the tests neither load nor name. */
export const isWithoutTests = (file: string) =>
  /^(((features|demos)\/[^/]+\/)?bench|\.ci|\.github|\.vscode)\/|^(CLAUDE\.md|LICENSE|NOTICE|\.gitignore|\.editorconfig|\.oxfmtrc\.json)$/.test(
    file,
  );

export const isRoute = (file: string) => routeOf(file) !== undefined;

/** The checks, the build, and the programs that write generated files. */
export const isTool = (file: string) => /^((features|demos)\/[^/]+\/)?tools\//.test(file);

export const isScript = (file: string) => /\.(tsx?|mjs)$/.test(file);
export const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
/**
 * Tests that do not run because they name a changed file: those of the selection, which plant changes, and that of the folders of features, which
 * takes minutes and reads the whole tree. It runs with its own files and with everything, so when a registration changes.
 */
export const isIgnoredReader = (file: string) => /^tools\/(changed\/|checks\/feature-folders\.)/.test(file);
export const isSpec = (file: string) => file.endsWith(".spec.ts");
export const isBrowserSupport = (file: string) => /^((features|demos)\/[^/]+\/)?e2e\//.test(file) && !isSpec(file);
export const isMigration = (file: string) => /\/migrations\/[^/]+\.sql$/.test(file);
/** What stands around the database, and reads all migrations. */
export const isOfDatabase = (file: string) => /^server\/db\/((backup|pooling)\/)?[^/]+$/.test(file);
/** The texts of a folder, with their translations. */
export const isWords = (file: string) => file.endsWith("/words.json");
export const isContract = (file: string) =>
  /^(contract\/|(features|demos)\/[^/]+\/[^/]+\.ts$)/.test(file) && !isSpec(file);
export const isServer = (file: string) => /^((features|demos)\/[^/]+\/)?server\//.test(file);
export const isWeb = (file: string) => /^((features|demos)\/[^/]+\/)?web\//.test(file);
export const isSource = (file: string) =>
  (isContract(file) || isServer(file) || isWeb(file)) && isScript(file) && !/\.(test|gen)\./.test(file);

const groundOfServer = ["commands", "db", "endpoints", "lib", "live", "openapi", "site"];

/** The feature, or the part of the platform, that a file belongs to; undefined for what these share. */
export function featureOf(file: string) {
  const [, server] = /^server\/([^/]+)\//.exec(file) ?? [];
  if (server !== undefined) return groundOfServer.includes(server) ? undefined : server;
  const [, name] =
    /^(?:features|demos|web\/screens)\/([^/]+)\//.exec(file) ??
    /^contract\/(?:[^/]+\/)?([^/]+)\.ts$/.exec(file) ??
    /^e2e\/([^/]+)\.spec\.ts$/.exec(file) ??
    [];
  return name;
}

/**
 * The files that read a file by way of a registration, beside its importers: the list of features, demo content, and the rows
 * that the search finds.
 */
export function readersOf(file: string): readonly string[] {
  if (file.endsWith("/server/feature.ts")) return ["server/features.ts"];
  const [, folder, part] =
    /^(server\/(?!db\/)[^/]+|(?:features|demos)\/[^/]+\/server)\/(search\.ts$|seed)/.exec(file) ?? [];
  if (part === undefined) return [];
  return part === "seed" ? [`${folder}/routes.ts`] : ["server/search/routes.ts"];
}
