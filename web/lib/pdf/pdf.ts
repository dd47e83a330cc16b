import { escapeText, fit, isLatin, widthOf } from "#web/lib/pdf/latin-text.ts";
import { type PageSize, startFile } from "#web/lib/pdf/pdf-file.ts";

/** Draws a text as an image, for letters that the built-in fonts lack. Sizes are in points. */
export type DrawText = (
  text: string,
  size: number,
) => { jpeg: Uint8Array; pixels: { width: number; height: number }; width: number; height: number } | undefined;

type TextOptions = {
  /** In points. */
  size: number;
  isBold?: boolean;
  /** Aligned to the end of its width. */
  isEnd?: boolean;
};

/** Draws on a page. Positions are in points, from the start and the bottom of the page. */
export type Pen = {
  /** Writes one line, shortened to the width. */
  text: (text: string, x: number, y: number, width: number, options: TextOptions) => void;
  /** Draws a thin horizontal line. */
  line: (x: number, y: number, width: number) => void;
};

/** Characters without a shape that separate texts of different directions. */
const isolates = /[\u2066-\u2069]/g;

/**
 * Starts a PDF. Latin text uses a built-in font, and can be searched and copied; other scripts are drawn as images,
 * because a font with all letters would be ten times the size of the app.
 *
 * @param isRightToLeft positions are from the right edge
 */
export function startPdf(page: PageSize, drawText: DrawText, isRightToLeft = false) {
  const file = startFile(page);
  const pages: number[] = [];
  const pictures = new Map<string, { id: number; width: number; height: number } | undefined>();
  const pictureOf = (text: string, size: number) => {
    const key = `${size} ${text}`;
    if (!pictures.has(key)) {
      const drawn = drawText(text, size);
      pictures.set(key, drawn && { id: file.addPicture(drawn), width: drawn.width, height: drawn.height });
    }
    return pictures.get(key);
  };
  const leftOf = (x: number, width: number) => (isRightToLeft ? page.width - x - width : x);

  const addPage = (draw: (pen: Pen) => void) => {
    const used = new Set<number>();
    const content: string[] = [];
    draw({
      text: (text, x, y, width, { size, isBold = false, isEnd = false }) => {
        const left = leftOf(x, width);
        const isRight = isEnd !== isRightToLeft;
        const plain = text.replaceAll(isolates, "");
        if (isLatin(plain)) {
          const fitted = fit(plain, size, width);
          const start = isRight ? left + width - widthOf(fitted, size) : left;
          const font = isBold ? "F2" : "F1";
          content.push(`BT /${font} ${size} Tf ${start.toFixed(2)} ${y.toFixed(2)} Td (${escapeText(fitted)}) Tj ET`);
          return;
        }
        const picture = pictureOf(text, size);
        if (!picture) return;
        used.add(picture.id);
        const scale = Math.min(1, width / picture.width);
        const [w, h] = [picture.width * scale, picture.height * scale];
        const start = isRight ? left + width - w : left;
        content.push(
          `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${start.toFixed(2)} ${(y - size * 0.35).toFixed(2)} cm /P${picture.id} Do Q`,
        );
      },
      line: (x, y, width) => {
        const left = leftOf(x, width);
        content.push(
          `0.8 G 0.5 w ${left.toFixed(2)} ${y.toFixed(2)} m ${(left + width).toFixed(2)} ${y.toFixed(2)} l S`,
        );
      },
    });
    pages.push(file.addPage(content.join("\n"), used));
  };
  return { addPage, finish: () => file.finish(pages) };
}
