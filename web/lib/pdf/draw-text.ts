import type { DrawText } from "#web/lib/pdf/pdf.ts";

/** Pixels per point, for sharp print. */
const sharpness = 4;

/** Draws a text in any script with the browser's fonts. */
export const drawText: DrawText = (text, size) => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const font = `${size * sharpness}px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  const width = Math.ceil(context.measureText(text).width) + 2;
  const height = Math.ceil(size * sharpness * 1.4);
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.font = font;
  context.fillStyle = "black";
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.fillText(text, 1, size * sharpness * 1.05);
  const [, base64 = ""] = canvas.toDataURL("image/jpeg", 0.92).split(",");
  const jpeg = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  return { jpeg, pixels: { width, height }, width: width / sharpness, height: height / sharpness };
};
