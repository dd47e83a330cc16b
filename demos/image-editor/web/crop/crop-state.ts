import {
  type Flip,
  type Orientation,
  type Rectangle,
  type Size,
  type Turn,
  flip,
  flipRectangle,
  shownSize,
  toPicture,
  turn,
  turnRectangle,
  upright,
} from "#demos/image-editor/web/orientation.ts";

export const ratios = ["free", "original", "1:1", "4:3", "3:2", "16:9"] as const;
export type Ratio = (typeof ratios)[number];

/** What was done to a picture. */
export type Edit = {
  readonly orientation: Orientation;
  readonly ratio: Ratio;
  /** In whole pixels of the picture as it is shown, turned and flipped. Always within it. */
  readonly crop: Rectangle;
};

/** The edges or the corner of the crop that a handle moves, by points of the compass. */
export const handles = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Handle = (typeof handles)[number];

/** The unchanged picture. */
export const startEdit = ({ width, height }: Size): Edit => ({
  orientation: upright,
  ratio: "free",
  crop: { x: 0, y: 0, width, height },
});

export const frameOf = (edit: Edit, picture: Size) => shownSize(picture, edit.orientation);

/** The part of the picture inside the crop, in the picture's own pixels. */
export const pictureCrop = (edit: Edit, picture: Size) => toPicture(edit.crop, picture, edit.orientation);

/** Width divided by height, or undefined if the ratio is free. */
export function ratioValue(edit: Edit, picture: Size): number | undefined {
  if (edit.ratio === "free") return undefined;
  if (edit.ratio === "original") {
    const { width, height } = frameOf(edit, picture);
    return width / height;
  }
  const [width = 1, height = 1] = edit.ratio.split(":").map(Number);
  return width / height;
}

/** The largest crop that the ratio allows. */
export const largestCrop = (edit: Edit, picture: Size) =>
  largestSize(ratioValue(edit, picture), frameOf(edit, picture));

/** With a ratio, the height follows. A width that does not fit is reduced to the largest that does. */
export const setWidth = (edit: Edit, picture: Size, width: number) =>
  resizeFromCorner(edit, picture, { width, height: edit.crop.height }, "width");

/** With a ratio, the width follows. */
export const setHeight = (edit: Edit, picture: Size, height: number) =>
  resizeFromCorner(edit, picture, { width: edit.crop.width, height }, "height");

/** Moves the crop as far as the picture reaches. */
export const moveCrop = (edit: Edit, picture: Size, right: number, down: number) =>
  moveCropTo(edit, picture, { x: edit.crop.x + right, y: edit.crop.y + down });

export const moveCropTo = (edit: Edit, picture: Size, { x, y }: { readonly x: number; readonly y: number }): Edit => ({
  ...edit,
  crop: placeInside({ ...edit.crop, x, y }, frameOf(edit, picture)),
});

/** Moves a handle of the crop. The opposite edge or corner stays. */
export function resizeCrop(edit: Edit, picture: Size, handle: Handle, right: number, down: number): Edit {
  const { x, y, width, height } = edit.crop;
  const frame = frameOf(edit, picture);
  const isWest = handle.includes("w");
  const isNorth = handle.includes("n");
  const wider = isWest ? -right : handle.includes("e") ? right : 0;
  const higher = isNorth ? -down : handle.includes("s") ? down : 0;
  const size = fitSize(
    { width: width + wider, height: height + higher },
    ratioValue(edit, picture),
    { width: isWest ? x + width : frame.width - x, height: isNorth ? y + height : frame.height - y },
    wider === 0 ? "height" : "width",
  );
  const crop = { x: isWest ? x + width - size.width : x, y: isNorth ? y + height - size.height : y, ...size };
  return { ...edit, crop };
}

/** Rounds a crop that was drawn with the pointer to whole pixels, and keeps the ratio. */
export function placeCrop(edit: Edit, picture: Size, drawn: Rectangle): Edit {
  const frame = frameOf(edit, picture);
  const x = Math.round(drawn.x);
  const y = Math.round(drawn.y);
  const wanted = { width: Math.round(drawn.x + drawn.width) - x, height: Math.round(drawn.y + drawn.height) - y };
  const size = fitSize(wanted, ratioValue(edit, picture), frame, "width");
  return { ...edit, crop: placeInside({ x, y, ...size }, frame) };
}

/** Changes the shape of the crop, around its middle. A crop that was as large as possible stays as large as possible. */
export function setRatio(edit: Edit, picture: Size, ratio: Ratio): Edit {
  const next = { ...edit, ratio };
  const value = ratioValue(next, picture);
  if (value === undefined) return next;
  const { width, height } = edit.crop;
  const wanted = isLargest(edit, picture) ? largestCrop(next, picture) : sizeOfArea(width * height, value);
  return { ...next, crop: resizeAroundMiddle(edit.crop, wanted, value, frameOf(next, picture)) };
}

/** Turns picture and crop. A crop with a ratio such as 16:9 keeps it, and so its size if that fits. */
export function turnPicture(edit: Edit, picture: Size, direction: Turn): Edit {
  const crop = turnRectangle(edit.crop, frameOf(edit, picture), direction);
  const next = { ...edit, orientation: turn(edit.orientation, direction), crop };
  const value = ratioValue(next, picture);
  if (value === undefined || edit.ratio === "original") return next;
  const wanted = isLargest(edit, picture) ? largestCrop(next, picture) : edit.crop;
  return { ...next, crop: resizeAroundMiddle(crop, wanted, value, frameOf(next, picture)) };
}

export const flipPicture = (edit: Edit, picture: Size, axis: Flip): Edit => ({
  ...edit,
  orientation: flip(edit.orientation, axis),
  crop: flipRectangle(edit.crop, frameOf(edit, picture), axis),
});

export const isSameEdit = (one: Edit, other: Edit) =>
  one.ratio === other.ratio &&
  one.orientation.turns === other.orientation.turns &&
  one.orientation.isMirrored === other.orientation.isMirrored &&
  (["x", "y", "width", "height"] as const).every((key) => one.crop[key] === other.crop[key]);

type Side = "width" | "height";

function resizeFromCorner(edit: Edit, picture: Size, wanted: Size, leading: Side): Edit {
  const frame = frameOf(edit, picture);
  const size = fitSize(wanted, ratioValue(edit, picture), frame, leading);
  return { ...edit, crop: placeInside({ ...edit.crop, ...size }, frame) };
}

function isLargest(edit: Edit, picture: Size) {
  const { width, height } = largestCrop(edit, picture);
  return edit.crop.width === width && edit.crop.height === height;
}

/** The largest size in the room; with a ratio, as close to it as whole pixels are. */
function largestSize(ratio: number | undefined, room: Size): Size {
  if (ratio === undefined) return room;
  const width = clamp(Math.round(room.height * ratio), 1, room.width);
  return { width, height: clamp(Math.round(width / ratio), 1, room.height) };
}

/** The size closest to the wanted one that fits into the room. With a ratio, the other side follows the leading one. */
function fitSize(wanted: Size, ratio: number | undefined, room: Size, leading: Side): Size {
  const largest = largestSize(ratio, room);
  const width = clamp(Math.round(wanted.width), 1, largest.width);
  const height = clamp(Math.round(wanted.height), 1, largest.height);
  if (ratio === undefined) return { width, height };
  return leading === "width"
    ? { width, height: clamp(Math.round(width / ratio), 1, largest.height) }
    : { width: clamp(Math.round(height * ratio), 1, largest.width), height };
}

const sizeOfArea = (area: number, ratio: number): Size => ({
  width: Math.sqrt(area * ratio),
  height: Math.sqrt(area / ratio),
});

function resizeAroundMiddle(crop: Rectangle, wanted: Size, ratio: number, frame: Size) {
  const size = fitSize(wanted, ratio, frame, "width");
  const x = Math.round(crop.x + (crop.width - size.width) / 2);
  const y = Math.round(crop.y + (crop.height - size.height) / 2);
  return placeInside({ x, y, ...size }, frame);
}

const placeInside = ({ x, y, width, height }: Rectangle, frame: Size): Rectangle => ({
  x: clamp(Math.round(x), 0, frame.width - width),
  y: clamp(Math.round(y), 0, frame.height - height),
  width,
  height,
});

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
