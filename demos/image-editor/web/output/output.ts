import type { Size } from "#demos/image-editor/web/orientation.ts";

/** The formats that are written. Lossy ones have a quality. */
export const formats = [
  { type: "image/png", label: "PNG", extension: "png", isLossy: false },
  { type: "image/jpeg", label: "JPEG", extension: "jpg", isLossy: true },
  { type: "image/webp", label: "WebP", extension: "webp", isLossy: true },
] as const;
export type Format = (typeof formats)[number];
export type FormatType = Format["type"];

/** The sizes that are offered, as shares of the crop. */
export const scales = [1, 0.75, 0.5, 0.25] as const;

/** How the picture is written. */
export type Output = {
  readonly type: FormatType;
  /** Between 0 and 1. */
  readonly quality: number;
  readonly scale: number;
};

export const defaultOutput: Output = { type: "image/png", quality: 0.9, scale: 1 };

export const formatOf = (type: FormatType): Format => formats.find((format) => format.type === type) ?? formats[0];

/** The name of the written file: that of the picture, with its new size and format. */
export const nameOutput = (name: string, { width, height }: Size, { extension }: Format) =>
  `${name.replace(/\.[^.]{1,5}$/, "") || "image"}-${width}x${height}.${extension}`;
