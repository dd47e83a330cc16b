// Enforces the import rules of docs/ARCHITECTURE.md. The rules name layers, never features: a capture group stands for
// any feature. `tools/checks/boundaries.test.ts` plants a violation of each rule.

/** The part of the app that the shell and screens may import: its registry of screens. */
const webRegistry = "^web/app/screens[.]ts$";
const groundOfServer = "db|lib|auth";
/** The programs that `npm run` starts, and the tests of all endpoints. */
const aboveTheServer = "commands|endpoints";
/** The folder of any feature, of the office or of the kit. */
const feature = "(?:features|demos)/[^/]+";
/** The files in which features are registered. */
const registrations = "^web/app/";
const tests = "[.](test|spec)[.]tsx?$";

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    forbid(
      "web-not-to-server",
      "The two sides meet in contracts only.",
      { path: `^(web|${feature}/web)/` },
      { path: `^(server|tools|e2e|bench|${feature}/(server|tools|e2e|bench))/` },
    ),
    forbid(
      "server-not-to-web",
      "The two sides meet in contracts only.",
      { path: `^(server|${feature}/server)/` },
      { path: `^(web|tools|e2e|bench|${feature}/(web|tools|e2e|bench))/` },
    ),
    forbid(
      "contract-only-zod",
      "A contract runs on both sides, so it stands on zod and the configuration, and nothing else.",
      { path: `^contract/|^${feature}/[^/]+[.]ts$`, pathNot: tests },
      { pathNot: `^contract/|^${feature}/[^/]+[.]ts$|^office[.]config[.]ts$|node_modules/zod/` },
    ),
    forbid(
      "office-imports-nothing",
      "Every layer reads the configuration, so it imports only its type.",
      { path: "^office[.]config[.]ts$" },
      { dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "app-is-a-value",
      "The server's app runs wherever there is a Request: what needs Node stands around it.",
      { path: "^server/app[.]ts$" },
      { dependencyTypes: ["core"] },
    ),
    forbid(
      "features-apart",
      "What a feature knows of another one is its contract. Code that two features need moves to the platform.",
      { path: `^(${feature})/`, pathNot: tests },
      { path: `^${feature}/`, pathNot: `^$1/|^${feature}/[^/]+[.]ts$` },
    ),
    forbid(
      "tools-of-features-apart",
      "The tools of a feature run without the other features, those that it needs included.",
      { path: `^(${feature})/tools/` },
      { path: `^${feature}/`, pathNot: "^$1/" },
    ),
    forbid(
      "platform-without-features",
      "Deleting the folder of a feature leaves the platform complete.",
      { path: "^(contract|server|tools|web)/", pathNot: `${tests}|${registrations}` },
      { path: "^(features|demos)/" },
    ),
    forbid(
      "tests-without-features",
      "The tests and benchmarks of the platform find what features say to them by its place.",
      { path: "^(e2e|bench)/" },
      { path: "^(features|demos)/" },
    ),
    forbid(
      "server-features-apart",
      "A part of the server imports the ground under it, not another part.",
      { path: `^server/(?!(?:${groundOfServer}|${aboveTheServer})/)([^/]+)/`, pathNot: tests },
      { path: `^server/(?!(?:${groundOfServer})/)[^/]+/`, pathNot: "^server/$1/" },
    ),
    forbid(
      "server-ground-below-features",
      "The ground does not know what stands on it.",
      { path: `^server/(${groundOfServer})/`, pathNot: tests },
      { path: `^(server/(?!(?:${groundOfServer})/)[^/]+/.*[.]ts$|${feature}/)` },
    ),
    forbid(
      "features-on-the-ground-of-the-server",
      "A feature imports the ground of the server, not its other parts.",
      { path: `^${feature}/server/`, pathNot: tests },
      { path: `^server/(?!(?:${groundOfServer})/)[^/]+/.*[.]ts$` },
    ),
    forbid(
      "web-screens-apart",
      "What two screens need moves to ui/ or lib/.",
      { path: "^web/screens/([^/]+)/" },
      { path: "^web/screens/", pathNot: "^web/screens/$1/" },
    ),
    forbid(
      "web-screens-below-routes",
      "A screen imports ui/, lib/ and the registry of screens.",
      { path: `^(web/screens|${feature}/web/(?!routes/))` },
      { path: `^(web/(routes|shell|app|main[.]tsx)|${feature}/web/routes/)`, pathNot: webRegistry },
    ),
    forbid(
      "web-screens-of-the-platform",
      "What a feature and a screen of the platform need moves to ui/ or lib/.",
      { path: `^${feature}/web/` },
      { path: "^web/screens/" },
    ),
    forbid(
      "web-shell-beside-screens",
      "The shell imports ui/, lib/ and the registry of screens; it knows no screen.",
      { path: "^web/shell/" },
      { path: "^web/(screens|routes|app|main[.]tsx)", pathNot: webRegistry },
    ),
    forbid(
      "web-ui-below-screens",
      "ui/ knows nothing of the domain.",
      { path: "^web/ui/" },
      { path: "^web/(screens|routes|shell|app|main[.]tsx)" },
    ),
    forbid(
      "web-lib-at-the-bottom",
      "lib/ has no interface and imports none.",
      { path: "^web/lib/" },
      { path: "^web/(ui|screens|routes|shell|app|main[.]tsx)" },
    ),
    forbid(
      "no-cycles",
      "Two files that need each other are one, or need a third.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    forbid("no-unresolved", "An import that leads nowhere.", {}, { couldNotResolve: true }),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.]gen[.]ts$" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
