import { download } from "#web/lib/download.ts";
import styles from "#web/ui/charts/chart-print.module.css";

/** Device pixels per CSS pixel in the file, for print and high-resolution screens. */
const density = 2;

/** `Site stats` becomes `site-stats`; names in other scripts stay as they are. */
const fileName = (title: string) => title.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-");

const toBlob = (svg: string) => new Blob([svg], { type: "image/svg+xml" });

export const saveSvg = (title: string, svg: string) => {
  download(toBlob(svg), `${fileName(title)}.svg`);
  return Promise.resolve();
};

export async function savePng(title: string, svg: string) {
  const image = await readImage(svg);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * density;
  canvas.height = image.naturalHeight * density;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (blob) download(blob, `${fileName(title)}.png`);
}

/** Prints the drawing only, without the rest of the page. */
export async function printSvg(title: string, svg: string) {
  const sheet = document.createElement("div");
  sheet.className = styles.sheet ?? "";
  const heading = document.createElement("p");
  heading.className = styles.title ?? "";
  heading.textContent = title;
  const image = await readImage(svg);
  image.className = styles.image ?? "";
  image.alt = title;
  sheet.append(heading, image);
  document.body.append(sheet);
  document.documentElement.dataset["printing"] = "chart";
  const tidy = () => {
    delete document.documentElement.dataset["printing"];
    sheet.remove();
    URL.revokeObjectURL(image.src);
  };
  addEventListener("afterprint", tidy, { once: true });
  window.print();
}

async function readImage(svg: string) {
  const image = new Image();
  image.src = URL.createObjectURL(toBlob(svg));
  await image.decode();
  return image;
}
