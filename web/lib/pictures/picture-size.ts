type Size = { readonly width: number; readonly height: number };

/** A size in another scale, in whole pixels, at least one. */
export const scaleSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** The largest size of the same shape within the bounds. Nothing is enlarged. */
export const fitInto = (size: Size, bounds: Size): Size =>
  scaleSize(size, Math.min(1, bounds.width / size.width, bounds.height / size.height));
