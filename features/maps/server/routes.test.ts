import { gunzipSync } from "node:zlib";

import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { sql } from "kysely";
import { beforeAll, describe, expect, inject, test } from "vitest";

import { mapStyles } from "#features/maps/map-styles.ts";
import { createApp } from "#server/app.ts";
import { type Db, openBackgroundDb } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { databaseOn } from "#server/db/testing.setup.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { fillCities, keepFillingCities } from "#features/maps/server/fill-cities.ts";
import { openGeography } from "#features/maps/server/geography.ts";
import { citiesNamed } from "#features/maps/server/queries.ts";

let db: Db;
let api: ReturnType<typeof apiOf>;

beforeAll(async () => {
  db = await openTestDb();
  api = apiOf(db, await addPerson(db, "robin"));
  await fillSlowly();
});

const failures: unknown[] = [];

/** Two servers start at once on a slow machine, and the first attempt fails. */
async function fillSlowly() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const connectionString = databaseOn(inject("testServer"), rows[0]?.name ?? "");
  // The time limit of a slow machine, which takes longer than ten seconds for some statements.
  await sql`alter database ${sql.id(rows[0]?.name ?? "")} set statement_timeout = '20ms'`.execute(db);
  await sql`alter table cities rename to cities_later`.execute(db);
  const servers = [openBackgroundDb(connectionString), openBackgroundDb(connectionString)];
  const wait = async () => void (await sql`alter table if exists cities_later rename to cities`.execute(db));
  const log = (_level: string, facts: object) => failures.push(facts);
  await Promise.all(servers.map((server) => keepFillingCities(server, new AbortController().signal, log, wait)));
  await Promise.all(servers.map((server) => server.destroy()));
}

const cities = (q: string) => api.get(`/cities.json?${new URLSearchParams({ q }).toString()}`);
const namesOf = async (q: string) =>
  (await cities(q)).body.data.map(({ name, country }: { name: string; country: string }) => `${name} ${country}`);

describe("styles", () => {
  test.each(mapStyles)("spec §7: %s is a valid MapLibre style without external resources", async (name) => {
    const { status, body } = await api.get(`/maps/${name}.json`);
    expect([status, body.name]).toEqual([200, name]);
    expect(validateStyleMin(body)).toEqual([]);
    // Everything is served locally: no fonts and no images from other hosts.
    expect(JSON.stringify(body)).not.toContain("http");
    expect(body).not.toHaveProperty("glyphs");
    expect(body.sources.geography.attribution).toBe("Natural Earth (public domain), GeoNames (CC BY 4.0)");
  });

  test("spec §7: the eight styles differ from each other", async () => {
    const bodies = await Promise.all(mapStyles.map(async (name) => (await api.get(`/maps/${name}.json`)).body));
    expect(new Set(bodies.map(({ layers }) => JSON.stringify(layers))).size).toBe(8);
  });

  test("spec §3: the list has each style's name and URL, and the URL returns the style", async () => {
    const { body } = await api.get("/maps.json");
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(mapStyles);
    for (const { name, url } of body.data) expect((await api.get(`/${url}`)).body.name).toBe(name);
  });

  test("on a dark page, the first style and its preview are dark, and the others stay", async () => {
    const read = async (path: string): Promise<unknown> => (await api.get(path)).body;
    for (const name of mapStyles) {
      const [light, dark] = [await read(`/maps/${name}.json`), await read(`/maps/${name}.json?mode=dark`)];
      expect(validateStyleMin(dark as never)).toEqual([]);
      if (name === mapStyles[0]) expect(dark).not.toEqual(light);
      else expect(dark).toEqual(light);
    }
    const [lightList, darkList] = (await Promise.all([read("/maps.json"), read("/maps.json?mode=dark")])) as {
      data: unknown[];
    }[];
    expect(darkList?.data.slice(1)).toEqual(lightList?.data.slice(1));
    expect(darkList?.data[0]).not.toEqual(lightList?.data[0]);
  });

  test.each(["satellite", "COLORFUL", "..%2f..%2fetc", "__proto__", "constructor", "%00"])(
    "the unknown style %s is rejected",
    async (name) => {
      expect((await api.get(`/maps/${name}.json`)).status).toBeGreaterThanOrEqual(400);
      expect((await api.get(`/maps/${name}.json`)).status).toBeLessThan(500);
    },
  );

  test("with street tiles configured, they are the top layer, and the styles have no labels of their own", async () => {
    const streets = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Somebody" };
    const app = createApp({ db, streets, demoUsername: "robin" });
    const bodies = await Promise.all(
      mapStyles.map(async (name): Promise<unknown> => (await app.request(`/maps/${name}.json`)).json()),
    );
    for (const body of bodies) {
      expect(validateStyleMin(body as never)).toEqual([]);
      expect(body).toMatchObject({
        sources: { streets: { type: "raster", tiles: [streets.url], attribution: "© Somebody" } },
      });
      const { layers } = body as { layers: { id: string; type: string }[] };
      expect(layers.at(-1)?.id).toBe("streets");
      expect(layers.some(({ type }) => type === "symbol")).toBe(false);
    }
  });
});

describe("tiles", () => {
  const app = () => createApp({ db });
  const { version } = openGeography();

  test("a tile is compressed, cached permanently, and answered with 304 if unchanged", async () => {
    const answer = await app().request(`/maps/tiles/6/19/23.pbf?v=${version}`, {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/vnd.mapbox-vector-tile",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    const tile = gunzipSync(await answer.arrayBuffer());
    expect(tile.toString("latin1")).toContain("countries");
    const again = await app().request(`/maps/tiles/6/19/23.pbf?v=${version}`, {
      headers: { "if-none-match": answer.headers.get("etag") ?? "" },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const plain = await app().request("/maps/tiles/6/19/23.pbf", { headers: { "accept-encoding": "gzip;q=0" } });
    expect(plain.headers.get("cache-control")).toBe("public, no-cache");
    expect(Buffer.from(await plain.arrayBuffer()).equals(tile)).toBe(true);
  });

  test("a tile that contains only sea is answered with 204", async () => {
    expect((await app().request("/maps/tiles/6/8/25.pbf")).status).toBe(204);
  });

  test.each(["7/0/0.pbf", "2/4/0.pbf", "2/0/4.pbf", "-1/0/0.pbf", "1e9/0/0.pbf", "a/b/c.pbf", "0/0/0.png", "0/0/.pbf"])(
    "the invalid tile %s is not found",
    async (path) => {
      const answer = await app().request(`/maps/tiles/${path}`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: "not_found" }]);
    },
  );
});

describe("cities", () => {
  test("the table has more than 45,000 cities and is filled only once", async () => {
    const { count } = await db
      .selectFrom("cities")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(45_000);
    expect(await fillCities(db)).toBe(0);
    expect(failures).toContainEqual({ error: "cities", message: expect.stringContaining("does not exist") });
  });

  test("a city is found by its number, and an unknown number is a 404", async () => {
    const [city] = (await cities("Montréal")).body.data;
    expect(await api.get(`/cities/${city.id}.json`)).toMatchObject({ status: 200, body: city });
    expect((await api.get("/cities/999999999.json")).status).toBe(404);
    expect((await api.get("/cities/0.json")).status).toBe(400);
  });

  const nearest = async (latitude: number, longitude: number, radius = 0) =>
    (await api.get(`/nearest-city/${latitude}/${longitude}.json?radius=${radius}`)).body;

  test.each([
    // Within the radius the largest city counts, as it is the one that the map names.
    ["the largest within the radius", 45.46, -73.75, 30, "Montréal", 19],
    ["the nearest outside the radius", 45.46, -73.75, 0, "Dorval", 2],
    ["in a place without cities", 0, -30, 0, undefined, undefined],
    ["east of the antimeridian", -17, -179.5, 300, "Nasinu", 242],
    ["at the pole", 90, 0, 0, undefined, undefined],
  ])("the nearest city is %s", async (_, latitude, longitude, radius, name, distance) => {
    const found = await nearest(latitude, longitude, radius);
    expect(found.city?.name).toBe(name);
    if (distance === undefined) expect(found).toEqual({ city: null, distance: null });
    else expect(Math.abs(found.distance - distance)).toBeLessThan(8);
  });

  test.each(["91/0.json?radius=1", "0/x.json?radius=1", "0/0.json?radius=x"])(
    "%s is rejected as a place",
    async (place) => {
      expect((await api.get(`/nearest-city/${place}`)).status).toBe(400);
    },
  );

  test("an aborted fill leaves no cities, and a search reports that they are loading", async () => {
    const other = await openTestDb();
    const stopping = new AbortController();
    const filling = fillCities(other, stopping.signal);
    stopping.abort();
    await expect(filling).rejects.toThrow("abort");
    expect(await other.selectFrom("cities").select("id").execute()).toEqual([]);
    // "No city was found" would be wrong until the table is filled.
    const answer = await apiOf(other, await addPerson(other, "robin")).get("/cities.json?q=vienna");
    expect(answer).toMatchObject({ status: 200, body: { data: [], isLoading: true } });
  });

  test("cities rank by start of the name (largest first), start of another word, then any other match", async () => {
    expect((await namesOf("montr")).slice(0, 2)).toEqual(["Montréal CA", "Montreuil FR"]);
    await db
      .insertInto("cities")
      .values([
        { id: -1, name: "Quuxton", country: "CA", population: 5000, longitude: 0, latitude: 0, names: "| Quuxton |" },
        {
          id: -2,
          name: "Quuxburg",
          country: "CA",
          population: 900_000,
          longitude: 0,
          latitude: 0,
          names: "| Quuxburg |",
        },
        {
          id: -3,
          name: "New Quuxton",
          country: "CA",
          population: 5_000_000,
          longitude: 0,
          latitude: 0,
          names: "| New Quuxton |",
        },
        {
          id: -4,
          name: "Abquux",
          country: "CA",
          population: 9_000_000,
          longitude: 0,
          latitude: 0,
          names: "| Abquux |",
        },
      ])
      .execute();
    expect(await namesOf("QUUX")).toEqual(["Quuxburg CA", "Quuxton CA", "New Quuxton CA", "Abquux CA"]);
    expect((await cities("quuxbu")).body.data).toEqual([
      { id: -2, name: "Quuxburg", country: "CA", population: 900_000, longitude: 0, latitude: 0 },
    ]);
    await db.deleteFrom("cities").where("id", "<", 0).execute();
  });

  test.each([
    ["zurich", "Zürich CH"],
    ["ZÜRICH", "Zürich CH"],
    ["sao paulo", "São Paulo BR"],
    ["  montreal  ", "Montréal CA"],
    ["new york", "New York City US"],
    ["reykjavik", "Reykjavík IS"],
  ])("%s finds %s: case and accents are ignored", async (q, first) => {
    expect((await namesOf(q))[0]).toBe(first);
  });

  test.each([
    ["Wien", "Vienna AT", "Wien"],
    ["Vienna", "Vienna AT", undefined],
    ["München", "Munich DE", "München"],
    ["munchen", "Munich DE", "München"],
    ["Cologne", "Köln DE", "Cologne"],
    ["Gothenburg", "Göteborg SE", "Gothenburg"],
    ["北京", "Beijing CN", "北京"],
    ["東京都", "Tokyo JP", "東京都"],
    ["القاهرة", "Cairo EG", "القاهرة"],
    ["Москва", "Moscow RU", "Москва"],
    ["서울", "Seoul KR", "서울"],
    ["san", "Santiago CL", undefined],
    ["NYC", "New York City US", "NYC"],
  ])("%s finds %s: a city has names in many languages", async (q, first, matchedName) => {
    const [best] = (await cities(q)).body.data;
    expect([`${best.name} ${best.country}`, best.matchedName]).toEqual([first, matchedName]);
  });

  test.each([
    ["paris, france", "Paris FR"],
    ["Paris, Frankreich", "Paris FR"],
    ["paris, fr", "Paris FR"],
    ["paris, US", "Paris US"],
    ["باريس، فرنسا", "Paris FR"],
    ["巴黎，法国", "Paris FR"],
    ["birmingham, united s", "Birmingham US"],
    ["paris, no such country", "Paris FR"],
  ])("%s finds %s: a country may follow the name", async (q, first) => {
    expect((await namesOf(q))[0]).toBe(first);
  });

  test.each([
    ["montrael", "Montréal CA"],
    ["birmingam", "Birmingham GB"],
    ["edinbrugh", "Edinburgh GB"],
    ["copenhaguen", "Copenhagen DK"],
    ["sydnye", "Sydney AU"],
    ["montrael, canada", "Montréal CA"],
  ])("%s finds %s: a typing error is tolerated", async (q, first) => {
    expect((await namesOf(q))[0]).toBe(first);
  });

  test.each(["%%%", "___", "a_c", "'; drop table users; --", "\\\\\\", "xqzxqz", "|||"])(
    "%s is taken literally and finds nothing",
    async (q) => {
      expect(await cities(q)).toMatchObject({ status: 200, body: { data: [] } });
    },
  );

  test.each([
    ["an empty search", ""],
    ["a search of two characters", "mo"],
    ["a search of one Chinese character", "京"],
    ["a search of two characters and spaces", "  mo   "],
    ["a search of 101 characters", "a".repeat(101)],
    ["a search of 200 characters", "a".repeat(200)],
    ["a search with a NUL", "mon\0treal"],
  ])("spec §5: %s is rejected", async (_, q) => {
    expect(await cities(q)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });

  test("the search uses the index", async () => {
    const plan = await citiesNamed(db, "springfield", []).explain("text", sql`analyze, costs off`);
    expect(JSON.stringify(plan)).toContain("cities_search");
    expect(JSON.stringify(plan)).not.toContain("Seq Scan");
  });
});
