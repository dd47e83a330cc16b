import { tmpdir } from "node:os";
import { parseArgs } from "node:util";

import { cleanUpAtEnd } from "./testing/clean-up.ts";
import { installPackages, serverPackages } from "./testing/debian-packages.ts";
import { checkHaproxy, makeCertificate } from "./deploy/haproxy.ts";
import { checkNginx } from "./deploy/nginx.ts";
import { countPassed, stopAll } from "./deploy/processes.ts";

/**
 * Runs the built app behind Debian's proxies with the recipes in `deploy/` and a certificate of its own:
 * `npm run test:deploy`, or `-- --recipe haproxy` for one of them. Missing packages are installed. It is no part of
 * `npm test`.
 */
const recipes = { nginx: checkNginx, haproxy: checkHaproxy } as const;

const { haproxy, nginx, openssl, postgresql } = serverPackages;

const { values } = parseArgs({ options: { recipe: { type: "string", multiple: true } } });
const unknown = values.recipe?.find((recipe) => !(recipe in recipes));
if (unknown !== undefined) throw new Error(`There is no recipe ${unknown}: ${Object.keys(recipes).join(", ")}`);

try {
  // Before the signals have listeners, since the installer may not be killed.
  if (!(await installPackages([openssl, nginx, haproxy, postgresql]))) throw new Error("Packages are missing");
  cleanUpAtEnd();
  const directory = tmpdir();
  await makeCertificate(directory);
  for (const [name, checkRecipe] of Object.entries(recipes)) {
    if (values.recipe?.includes(name) ?? true) await checkRecipe(directory);
  }
  console.log(`${countPassed()} passed, 0 failed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.log(`${countPassed()} passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await stopAll();
}
