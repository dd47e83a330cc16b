// Enforces the import rules of docs/ARCHITECTURE.md. The rules name layers, never features: a capture group stands for
// any feature. `tools/boundaries.test.ts` plants a violation of each rule.

/** The part of the app that the shell and features may import: its registry of screens. */
const webRegistry = "^web/app/screens[.]ts$";
const groundOfServer = "db|lib|auth";

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    forbid(
      "web-not-to-server",
      "The two sides meet in contract/ only.",
      { path: "^web/" },
      { path: "^(server|tools|e2e|bench)/" },
    ),
    forbid(
      "server-not-to-web",
      "The two sides meet in contract/ only.",
      { path: "^server/" },
      { path: "^(web|tools|e2e|bench)/" },
    ),
    forbid(
      "contract-only-zod",
      "The contract runs on both sides, so it stands on zod and the configuration, and nothing else.",
      { path: "^contract/", pathNot: "[.]test[.]ts$" },
      { pathNot: "^contract/|^office[.]config[.]ts$|node_modules/zod/" },
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
      "server-features-apart",
      "A feature of the server imports the ground under it, not another feature.",
      { path: `^server/(?!(?:${groundOfServer})/)([^/]+)/`, pathNot: "[.]test[.]ts$" },
      { path: `^server/(?!(?:${groundOfServer})/)[^/]+/`, pathNot: "^server/$1/" },
    ),
    forbid(
      "server-ground-below-features",
      "The ground does not know what stands on it.",
      { path: `^server/(${groundOfServer})/`, pathNot: "[.]test[.]ts$" },
      { path: `^server/(?!(?:${groundOfServer})/)[^/]+/.*[.]ts$` },
    ),
    forbid(
      "web-features-apart",
      "What two features need moves to ui/ or lib/.",
      { path: "^web/features/([^/]+)/" },
      { path: "^web/features/", pathNot: "^web/features/$1/" },
    ),
    forbid(
      "web-features-below-routes",
      "A feature imports ui/, lib/ and the registry of screens.",
      { path: "^web/features/" },
      { path: "^web/(routes|shell|app|main[.]tsx)", pathNot: webRegistry },
    ),
    forbid(
      "web-shell-beside-features",
      "The shell imports ui/, lib/ and the registry of screens; it knows no feature.",
      { path: "^web/shell/" },
      { path: "^web/(features|routes|app|main[.]tsx)", pathNot: webRegistry },
    ),
    forbid(
      "web-ui-below-features",
      "ui/ knows nothing of the domain.",
      { path: "^web/ui/" },
      { path: "^web/(features|routes|shell|app|main[.]tsx)" },
    ),
    forbid(
      "web-lib-at-the-bottom",
      "lib/ has no interface and imports none.",
      { path: "^web/lib/" },
      { path: "^web/(ui|features|routes|shell|app|main[.]tsx)" },
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
