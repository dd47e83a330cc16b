import { english } from "#contract/text/english.ts";
import { drift, noise } from "#demos/graphs/server/chance.ts";

const dayLength = 86_400_000;

/** Rounds to tenths, and avoids -0. */
const tenth = (value: number) => Math.round(value * 10) / 10 + 0;

type Climate = {
  readonly name: string;
  /** The mean of the year, and the difference of summer and winter from it, in °C. */
  readonly mean: number;
  readonly swing: number;
  /** The warmest day of the year. */
  readonly warmest: number;
  /** The variation between weeks, and between day and night. */
  readonly weather: number;
  readonly daily: number;
};

const climates: readonly [Climate, Climate] = [
  { name: english("New York"), mean: 12.8, swing: 12.4, warmest: 202, weather: 7, daily: 4.4 },
  { name: english("San Francisco"), mean: 14.4, swing: 3.6, warmest: 252, weather: 3.4, daily: 4 },
];

/** The two cities, in the order of the rows. */
export const cities: [string, string] = [climates[0].name, climates[1].name];

/** The given number of days up to today. Each day's values depend on its date alone, so they do not change tomorrow. */
export function listTemperatures(now: Date, days: number) {
  const today = Math.floor(now.getTime() / dayLength);
  return Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index;
    const date = new Date(day * dayLength).toISOString().slice(0, 10).replaceAll("-", "");
    return [date, ...climates.map((climate, kind) => spreadOf(climate, day, kind))].join(",");
  });
}

function spreadOf({ mean, swing, warmest, weather, daily }: Climate, day: number, kind: number) {
  const season = Math.cos(((day - warmest) / 365.2425) * 2 * Math.PI);
  const change = 0.6 * drift(day, 9, kind) + 0.4 * drift(day, 3, kind + 10);
  const middle = mean + swing * season + weather * change;
  const low = middle - daily * (0.6 + 0.8 * noise(day, kind + 20));
  const high = middle + daily * (0.6 + 0.8 * noise(day, kind + 30));
  return [low, middle, high].map(tenth).join(";");
}

/** Points of a curve, by year. */
type Course = readonly (readonly [year: number, value: number])[];

/** An index through two wars, several crashes and a long boom. */
const course: Course = [
  [1913, 86],
  [1914.9, 55],
  [1916.9, 105],
  [1921.6, 66],
  [1925, 122],
  [1929.65, 372],
  [1929.9, 235],
  [1932.5, 44],
  [1937.1, 188],
  [1938.2, 104],
  [1942.3, 95],
  [1946.4, 210],
  [1949.4, 164],
  [1956.3, 515],
  [1962.5, 560],
  [1966.1, 980],
  [1970.4, 700],
  [1973, 1030],
  [1974.9, 590],
  [1976.7, 1000],
  [1982.6, 800],
  [1987.65, 2680],
  [1987.9, 1870],
  [1994, 3850],
  [2000, 11_300],
  [2002.8, 7900],
  [2007.8, 13_800],
  [2009.17, 7200],
  [2010, 10_450],
];

/** The consumer price index. */
const prices: Course = [
  [1913, 9.8],
  [1916, 10.6],
  [1920.5, 20.6],
  [1922, 16.9],
  [1929, 17.2],
  [1933, 12.9],
  [1940, 14],
  [1948, 24],
  [1965, 31.5],
  [1973, 43.5],
  [1980.5, 82.7],
  [1990, 128],
  [2000, 169.5],
  [2010, 217],
];

/** Interpolates geometrically: constant growth becomes a straight line on a logarithmic axis. */
function along(passing: Course, year: number) {
  const next = passing.findIndex(([at]) => at > year);
  const [[fromYear, from], [toYear, to]] = [passing[next - 1] ?? [1913, 1], passing[next] ?? [2010, 1]];
  return from * (to / from) ** ((year - fromYear) / (toYear - fromYear));
}

const [firstYear, lastYear] = [1913, 2009];

/** The index by month: as it stood, and adjusted to the prices of the last month. */
export function listStockIndex() {
  const now = along(prices, lastYear + 11 / 12);
  return Array.from({ length: (lastYear - firstYear + 1) * 12 }, (_, index) => {
    const year = firstYear + index / 12;
    const restless = 1 + 0.05 * drift(index, 7, 50) + 0.03 * (noise(index, 51) * 2 - 1);
    const nominal = along(course, year) * restless;
    const [below, above] = [0.1 + 0.05 * drift(index, 5, 52), 0.1 + 0.05 * drift(index, 5, 53)];
    const inflation = now / along(prices, year);
    const spread = (value: number) => [value * (1 - below), value, value * (1 + above)].map(tenth).join(";");
    const month = String((index % 12) + 1).padStart(2, "0");
    return `${Math.floor(year + 1e-9)}-${month},${spread(nominal)},${spread(nominal * inflation)}`;
  });
}
