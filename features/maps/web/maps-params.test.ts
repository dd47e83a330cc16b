import { describe, expect, test } from "vitest";

import { isSameView, viewOf, writeView } from "#features/maps/web/map-view.ts";
import { readParams } from "#features/maps/web/maps-params.ts";

const empty = { style: undefined, lat: undefined, lng: undefined, zoom: undefined, city: undefined };

describe("reading the address", () => {
  test.each<[Record<string, unknown>, object]>([
    [{}, {}],
    [{ style: "metro" }, { style: "metro" }],
    [{ style: "colorful" }, {}],
    [{ style: "satellite" }, {}],
    [{ style: ["metro"] }, {}],
    [
      { lat: 48.1374, lng: 11.5755, zoom: 9.5 },
      { lat: 48.1374, lng: 11.5755, zoom: 9.5 },
    ],
    [
      { lat: 0, lng: 0, zoom: 0 },
      { lat: 0, lng: 0, zoom: 0 },
    ],
    [{ lat: 48 }, {}],
    [{ lat: 91, lng: 0 }, {}],
    [{ lat: 48, lng: 181 }, {}],
    [{ lat: "48", lng: "11" }, {}],
    [{ lat: Number.NaN, lng: 11 }, {}],
    [{ zoom: 18.5 }, {}],
    [{ zoom: -1 }, {}],
    [{ zoom: Number.POSITIVE_INFINITY }, {}],
    [{ zoom: {} }, {}],
    [{ city: 6077243 }, { city: 6077243 }],
    [{ city: 1.5 }, {}],
    [{ city: "6077243" }, {}],
  ])("%j", (given, expected) => {
    expect(readParams(given)).toEqual({ ...empty, ...expected });
  });

  test("spec §9: without parameters, the view is latitude 45, longitude −73, zoom 8", () => {
    expect(viewOf({})).toEqual({ latitude: 45, longitude: -73, zoom: 8 });
  });
});

describe("writing the address", () => {
  test.each([
    [{ latitude: 45, longitude: -73, zoom: 8 }, {}],
    [{ latitude: 45.000_01, longitude: -73.000_01, zoom: 8.001 }, {}],
    [{ latitude: 45, longitude: -73, zoom: 5 }, { zoom: 5 }],
    [
      { latitude: 48.137_43, longitude: 11.575_49, zoom: 10 },
      { lat: 48.1374, lng: 11.5755, zoom: 10 },
    ],
    [
      { latitude: -0.000_001, longitude: 371.5, zoom: 8 },
      { lat: 0, lng: 11.5 },
    ],
    [
      { latitude: 10, longitude: -190, zoom: 8 },
      { lat: 10, lng: 170 },
    ],
  ])("%j", (view, expected) => {
    const written = writeView(view);
    expect(written).toEqual({ lat: undefined, lng: undefined, zoom: undefined, ...expected });
    // Reading the address again gives the same view.
    expect(isSameView(viewOf(readParams(written)), view)).toBe(true);
  });

  test("views differ by place and zoom, but not by a full turn around the world", () => {
    const view = { latitude: 1, longitude: 2, zoom: 3 };
    expect(isSameView(view, { ...view, latitude: 1.001 })).toBe(false);
    expect(isSameView(view, { ...view, zoom: 3.1 })).toBe(false);
    expect(isSameView(view, { ...view, longitude: 362 })).toBe(true);
  });
});
