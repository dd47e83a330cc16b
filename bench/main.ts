import { importFromFeatures } from "#tools/build/import-from-features.ts";

import type { Benchmarks } from "./benchmark.ts";
import { measureBuses } from "./bus.ts";
import { measureFirstVisits } from "./first-visits.ts";
import { measureInteractions } from "./interact.ts";
import { measureLoads } from "./load.ts";
import { measureMoves } from "./navigate.ts";
import { measureOpenings } from "./open.ts";

const ofFeatures = await importFromFeatures<Benchmarks>("bench/!(interactions).ts", "benchmarks");

/** `npm run bench -- load`: those of the platform, and those in the folders of features. */
const benchmarks: Benchmarks = Object.assign(
  {
    bus: measureBuses,
    "first-visits": measureFirstVisits,
    interact: measureInteractions,
    load: measureLoads,
    navigate: measureMoves,
    open: measureOpenings,
  },
  ...ofFeatures,
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
