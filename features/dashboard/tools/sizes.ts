import type { PartSize } from "#tools/sizes/measure-sizes.ts";

export const sizes: readonly PartSize[] = [
  { name: "first load of #/dashboard, brotli", firstLoad: "_shell/dashboard" },
];
