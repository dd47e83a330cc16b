import { measureForms } from "./forms.ts";
import { measureLineChart } from "./line-chart.ts";
import { measureLoads } from "./load.ts";
import { measureLiveStats } from "./live-stats.ts";
import { measureMoves } from "./navigate.ts";
import { measureTables, measureTablesInBrowser } from "./tables.ts";

/** `npm run bench -- load`: each benchmark is a file in this folder and prints its results. */
const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  load: measureLoads,
  navigate: measureMoves,
  "live-stats": measureLiveStats,
  "line-chart": measureLineChart,
  forms: measureForms,
  tables: measureTables,
  "tables-browser": measureTablesInBrowser,
};

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(benchmarks)) {
  const benchmark = benchmarks[name];
  if (benchmark) await benchmark();
  else {
    console.error(`There is no benchmark ${name}; there are ${Object.keys(benchmarks).join(", ")}`);
    process.exitCode = 1;
  }
}
