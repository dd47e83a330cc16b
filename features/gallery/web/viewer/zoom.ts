import { fitInto } from "#web/lib/pictures/picture-size.ts";

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

/** How a picture is shown: `scale` 1 fits the stage, and the offset is that of its middle, in pixels. */
export type View = Point & { readonly scale: number };

export const wholePicture: View = { scale: 1, x: 0, y: 0 };

export const maxZoom = 8;
/** The factor of one step of the buttons and keys. */
export const zoomStep = 1.5;
/** What a double click zooms to. */
const closeUp = 2.5;

/** The stage, and the size of the picture in its own pixels. */
export type Place = { readonly stage: Size; readonly picture: Size };

/** The picture's size on the stage at scale 1. Small pictures are enlarged to fit, as vector graphics are sharp. */
export function fittedSize({ stage, picture }: Place): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return fitInto({ width: picture.width * scale, height: picture.height * scale }, stage);
}

/** The view within its limits: the picture leaves no edge of the stage that it can reach. */
export function limitView({ scale, x, y }: View, place: Place): View {
  const limited = Math.min(maxZoom, Math.max(1, scale));
  const size = fittedSize(place);
  const reach = (full: number, seen: number) => Math.max(0, (full * limited - seen) / 2);
  const [farX, farY] = [reach(size.width, place.stage.width), reach(size.height, place.stage.height)];
  return { scale: limited, x: Math.min(farX, Math.max(-farX, x)), y: Math.min(farY, Math.max(-farY, y)) };
}

/** @param at the point that stays where it is, from the middle of the stage */
export function zoomBy(view: View, factor: number, place: Place, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(maxZoom, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return limitView({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, place);
}

/** Zooms in at a point, or back to the whole picture. */
export const toggleZoom = (view: View, place: Place, at: Point) =>
  view.scale > 1 ? wholePicture : zoomBy(view, closeUp, place, at);

/** In pixels: a shorter movement of a finger is no swipe. */
const minSwipe = 48;

/**
 * What a movement of the finger means at scale 1: the next picture comes from the end of the line, which is the left in
 * right-to-left pages.
 */
export function readSwipe({ x, y }: Point, isRightToLeft: boolean): "next" | "previous" | undefined {
  if (Math.abs(x) < minSwipe || Math.abs(x) < Math.abs(y) * 1.5) return undefined;
  return x < 0 === isRightToLeft ? "previous" : "next";
}

/** What a key does in the viewer. The arrow keys follow the direction of the page. */
export function readKey(key: string, isRightToLeft: boolean) {
  const actions: Readonly<Record<string, "next" | "previous" | "first" | "last" | "in" | "out" | "whole">> = {
    [isRightToLeft ? "ArrowLeft" : "ArrowRight"]: "next",
    [isRightToLeft ? "ArrowRight" : "ArrowLeft"]: "previous",
    Home: "first",
    End: "last",
    "+": "in",
    "=": "in",
    "-": "out",
    "0": "whole",
  };
  return actions[key];
}
