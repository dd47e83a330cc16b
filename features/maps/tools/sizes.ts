import type { PartSize } from "#tools/sizes/measure-sizes.ts";

/** The library of maps loads after its screen. It is measured without its worker, which is half as large. */
export const sizes: readonly PartSize[] = [
  { name: "the library of maps", route: "_shell/maps", module: "features/maps/web/map-canvas.tsx" },
];
