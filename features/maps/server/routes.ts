import { gunzipSync } from "node:zlib";

import type { Hono } from "hono";

import { mapStyles } from "#features/maps/map-styles.ts";
import * as contract from "#features/maps/contract.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import type { Streets } from "#server/lib/streets.ts";
import { isTile, openGeography } from "#features/maps/server/geography.ts";
import { findCity, hasCities, listCities, nearestCity } from "#features/maps/server/queries.ts";
import { buildStyle, previewOf } from "#features/maps/server/styles.ts";

type MapsOptions = {
  readonly db: Db;
  /** The tiles of streets, where the configuration names some. */
  readonly streets: Streets | undefined;
};

export function mapsRoutes(app: Hono<AppEnv>, { db, streets }: MapsOptions) {
  implement(app, contract.listMapStyles, ({ query: { mode } }) =>
    Promise.resolve({
      data: mapStyles.map((name) => ({ name, url: `maps/${name}.json`, preview: previewOf(name, mode) })),
    }),
  );

  implement(app, contract.getMapStyle, ({ params, query: { mode } }) => {
    const { data: style } = contract.MapStyleName.safeParse(params.style);
    return Promise.resolve(
      buildStyle(found(style, "Map style not found"), { version: openGeography().version, streets, mode }),
    );
  });

  implement(app, contract.findCities, async ({ query: { q } }) => {
    const data = await listCities(db, q);
    return data.length > 0 || (await hasCities(db)) ? { data } : { data, isLoading: true };
  });

  implement(app, contract.getCity, async ({ params: { id } }) => found(await findCity(db, id), "City not found"));

  implement(app, contract.findNearestCity, ({ params: { latitude, longitude }, query: { radius = 0 } }) =>
    nearestCity(db, latitude, longitude, radius),
  );
}

/** Serves the tiles of the geography. They are public, so no session is looked up. */
export function mapTilesRoutes(app: Hono<AppEnv>) {
  app.get("/maps/tiles/:zoom/:x/:file", (context) => {
    const { zoom, x, file } = context.req.param();
    const [z, column, row] = [zoom, x, file.replace(/\.pbf$/, "")].map((text) =>
      /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN,
    ) as [number, number, number];
    if (!file.endsWith(".pbf") || !isTile(z, column, row)) throw new AppError("not_found", "Tile not found");
    const geography = openGeography();
    // An address with the current version never changes. Without one, the browser revalidates.
    const isLasting = context.req.query("v") === geography.version;
    const headers = {
      "cache-control": isLasting ? "public, max-age=31536000, immutable" : "public, no-cache",
      etag: `"${geography.version}-${z}-${column}-${row}"`,
      vary: "accept-encoding",
    };
    const known = (context.req.header("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (known.includes(headers.etag) || known.includes("*")) return context.body(null, 304, headers);
    const tile = geography.find(z, column, row);
    if (!tile) return context.body(null, 204, headers);
    const type = { ...headers, "content-type": "application/vnd.mapbox-vector-tile" };
    const isCompressed = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(context.req.header("accept-encoding") ?? "");
    return isCompressed
      ? context.body(tile, 200, { ...type, "content-encoding": "gzip" })
      : context.body(new Uint8Array(gunzipSync(tile)), 200, type);
  });
}
