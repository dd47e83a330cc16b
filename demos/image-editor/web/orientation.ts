export type Size = { readonly width: number; readonly height: number };
export type Rectangle = Size & { readonly x: number; readonly y: number };

/**
 * How a picture is shown: mirrored first, if at all, then turned clockwise. All combinations of turning and flipping
 * are one of these eight.
 */
export type Orientation = {
  /** Quarter turns, clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
  /** Whether left and right are exchanged before it is turned. */
  readonly isMirrored: boolean;
};

export const upright: Orientation = { turns: 0, isMirrored: false };

export type Turn = "left" | "right";
export type Flip = "horizontal" | "vertical";

/** Turns by a quarter. */
export const turn = ({ turns, isMirrored }: Orientation, direction: Turn): Orientation => ({
  turns: quarters(turns + (direction === "right" ? 1 : 3)),
  isMirrored,
});

/** Flips what is shown. Seen from the picture, a flip reverses the direction of the turns before it. */
export const flip = ({ turns, isMirrored }: Orientation, axis: Flip): Orientation => ({
  turns: quarters((axis === "horizontal" ? 4 : 6) - turns),
  isMirrored: !isMirrored,
});

const quarters = (count: number) => (count % 4) as Orientation["turns"];

/** The size of the picture as it is shown. */
export const shownSize = ({ width, height }: Size, { turns }: Orientation): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The rectangle after the frame around it was turned by a quarter. */
export const turnRectangle = ({ x, y, width, height }: Rectangle, frame: Size, direction: Turn): Rectangle =>
  direction === "right"
    ? { x: frame.height - y - height, y: x, width: height, height: width }
    : { x: y, y: frame.width - x - width, width: height, height: width };

/** The rectangle after the frame around it was flipped. */
export const flipRectangle = (rectangle: Rectangle, frame: Size, axis: Flip): Rectangle =>
  axis === "horizontal"
    ? { ...rectangle, x: frame.width - rectangle.x - rectangle.width }
    : { ...rectangle, y: frame.height - rectangle.y - rectangle.height };

/** The part of the picture that is shown in the rectangle. */
export function toPicture(shown: Rectangle, picture: Size, { turns, isMirrored }: Orientation): Rectangle {
  let rectangle = shown;
  let frame = shownSize(picture, { turns, isMirrored });
  for (let left = turns; left > 0; left -= 1) {
    rectangle = turnRectangle(rectangle, frame, "left");
    frame = { width: frame.height, height: frame.width };
  }
  return isMirrored ? flipRectangle(rectangle, frame, "horizontal") : rectangle;
}
