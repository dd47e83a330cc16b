import type { PartSize } from "#tools/measure-sizes.ts";

export const sizes: readonly PartSize[] = [
  { name: "first load of #/dashboard, brotli", firstLoad: "_shell/dashboard" },
];
