import { loadFromFeatures } from "../e2e/support/screen-facts.ts";
import type { Benchmarks } from "./benchmark.ts";
import { measureLoads } from "./load.ts";
import { measureMoves } from "./navigate.ts";

const ofFeatures = await loadFromFeatures<{ readonly benchmarks: Benchmarks }>("bench/*.ts");

/** `npm run bench -- load`: those of the platform, and those in the folders of features. */
const benchmarks: Benchmarks = Object.assign(
  { load: measureLoads, navigate: measureMoves },
  ...ofFeatures.map((each) => each.benchmarks),
) as Benchmarks;

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(benchmarks)) {
  const benchmark = benchmarks[name];
  if (benchmark) await benchmark();
  else {
    console.error(`There is no benchmark ${name}; there are ${Object.keys(benchmarks).join(", ")}`);
    process.exitCode = 1;
  }
}
