import type { Mode } from "#contract/layout.ts";
import type { MapStyleName } from "#features/maps/map-styles.ts";

/** The properties in which the map styles differ. The colours are the map's own and do not follow the skin. */
export type Theme = {
  readonly sea: string;
  /** One colour for all countries, or six, so that neighbours differ. */
  readonly land: string | readonly [string, string, string, string, string, string];
  readonly coast: { readonly color: string; readonly width: number; readonly glow?: string };
  readonly border: { readonly color: string; readonly width: number; readonly dash?: readonly number[] };
  readonly province: string;
  readonly river: { readonly color: string; readonly width: number };
  readonly city: {
    readonly text: string;
    readonly halo: string;
    readonly dot: string;
    readonly ring: string;
    /** The minimum radius of a city's dot, in pixels. */
    readonly radius: number;
    /** A glow around larger cities. */
    readonly glow?: string;
  };
  readonly country: string;
  readonly font: "plain" | "book";
  /** Raster paint properties for the street tiles. */
  readonly streets?: Readonly<Record<`raster-${string}`, number>>;
};

/** The dark background shines through. */
const nightStreets = {
  "raster-opacity": 0.7,
  "raster-saturation": -1,
  "raster-brightness-min": 0.55,
  "raster-brightness-max": 0,
};

/** The eight styles of specification §7. */
const themes: Readonly<Record<MapStyleName, Theme>> = {
  colorful: {
    sea: "#a8d5ef",
    land: ["#fcf0d2", "#e3efd4", "#fae0d2", "#eae2f5", "#d8eee6", "#f9e4ec"],
    coast: { color: "#5b9fc7", width: 1.2, glow: "#d4ecf9" },
    border: { color: "#8d6b94", width: 1.2 },
    province: "#b79cb8",
    river: { color: "#6fb3dc", width: 1 },
    city: { text: "#2a3142", halo: "#fffdf6", dot: "#ffffff", ring: "#c2385a", radius: 2.5 },
    country: "#5c4a72",
    font: "plain",
  },
  greyscale: {
    sea: "#cdd1d6",
    land: "#f5f5f4",
    coast: { color: "#9a9fa6", width: 1 },
    border: { color: "#7d8188", width: 1.1 },
    province: "#bcbfc4",
    river: { color: "#b4bac1", width: 1 },
    city: { text: "#2e3136", halo: "#fafafa", dot: "#f5f5f4", ring: "#4b4f56", radius: 2.2 },
    country: "#63676e",
    font: "plain",
    streets: { "raster-saturation": -1 },
  },
  metro: {
    sea: "#e3eff6",
    land: "#ffffff",
    coast: { color: "#0072bc", width: 3 },
    border: { color: "#e4002b", width: 3.5 },
    province: "#ffb81c",
    river: { color: "#5bc2e7", width: 2.5 },
    city: { text: "#11151c", halo: "#ffffff", dot: "#ffffff", ring: "#11151c", radius: 4.5 },
    country: "#e4002b",
    font: "plain",
    streets: { "raster-contrast": 0.3 },
  },
  "mono-color": {
    sea: "#9cc9cc",
    land: "#e9f5f4",
    coast: { color: "#3f8f95", width: 1.2, glow: "#b6dadb" },
    border: { color: "#1d6d74", width: 1.2 },
    province: "#8fbfc2",
    river: { color: "#7fb9bd", width: 1 },
    city: { text: "#0c4a50", halo: "#f2fafa", dot: "#e9f5f4", ring: "#0f6a72", radius: 2.4 },
    country: "#1d6d74",
    font: "plain",
    streets: { "raster-saturation": -1, "raster-opacity": 0.6 },
  },
  monochrome: {
    sea: "#ffffff",
    land: "#121212",
    coast: { color: "#000000", width: 1 },
    border: { color: "#ffffff", width: 1.4 },
    province: "#5e5e5e",
    river: { color: "#ffffff", width: 0.8 },
    city: { text: "#ffffff", halo: "#000000", dot: "#000000", ring: "#ffffff", radius: 2.6 },
    country: "#ffffff",
    font: "plain",
    streets: { "raster-saturation": -1, "raster-contrast": 0.6 },
  },
  nightvision: {
    sea: "#010a05",
    land: "#062313",
    coast: { color: "#1d9a4c", width: 1.1 },
    border: { color: "#22b95b", width: 1 },
    province: "#0f5a2d",
    river: { color: "#0b4a29", width: 1 },
    city: { text: "#6dff9d", halo: "#02140a", dot: "#062313", ring: "#3be07a", radius: 2.2 },
    country: "#35c46d",
    font: "plain",
    streets: nightStreets,
  },
  "nightvision-highlight": {
    sea: "#010604",
    land: "#041509",
    coast: { color: "#0f6a35", width: 1, glow: "#063d1d" },
    border: { color: "#2bff7d", width: 1.6 },
    province: "#126b37",
    river: { color: "#0a3a20", width: 1 },
    city: { text: "#fff3b0", halo: "#0a0d02", dot: "#fff7cf", ring: "#ffc928", radius: 2, glow: "#ffb300" },
    country: "#7dffb0",
    font: "plain",
    streets: { ...nightStreets, "raster-contrast": 0.4 },
  },
  "old-paper": {
    sea: "#d8c294",
    land: "#f3e6c4",
    coast: { color: "#6a4623", width: 1.3, glow: "#b99763" },
    border: { color: "#8f3d24", width: 1.3, dash: [3, 2] },
    province: "#c0a274",
    river: { color: "#a1835a", width: 0.9 },
    city: { text: "#45290f", halo: "#f7edd3", dot: "#45290f", ring: "#45290f", radius: 1.6 },
    country: "#8f3d24",
    font: "book",
    streets: { "raster-saturation": -0.7, "raster-opacity": 0.65 },
  },
};

/** The first style on a dark page, where its own colours would be by far the brightest. */
const darkColorful: Theme = {
  ...themes.colorful,
  sea: "#12263a",
  land: ["#35301f", "#26331f", "#382a20", "#2e2a3f", "#1e3530", "#382a34"],
  coast: { color: "#41718f", width: 1.2, glow: "#1a3550" },
  border: { color: "#9a83b0", width: 1.2 },
  province: "#5d5070",
  river: { color: "#35668a", width: 1 },
  city: { text: "#e6eaf1", halo: "#11151c", dot: "#11151c", ring: "#ff8aa5", radius: 2.5 },
  country: "#cbbde0",
  streets: nightStreets,
};

/** The properties of a style on a page in a mode. */
export const themeOf = (name: MapStyleName, mode: Mode = "light") =>
  name === "colorful" && mode === "dark" ? darkColorful : themes[name];
