import { csvStart, sheetFormatOf, writeCsvRow } from "#contract/tables/sheet.ts";
import { download } from "#web/lib/api/download.ts";
import { i18n } from "#web/lib/i18n/i18n.ts";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import styles from "#web/ui/charts/chart-print.module.css";

/** Device pixels per CSS pixel in the file, for print and high-resolution screens. */
const density = 2;

/** `Site stats` becomes `site-stats`; names in other scripts stay as they are. */
const fileName = (title: string) => title.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-");

const toBlob = (svg: string) => new Blob([svg], { type: "image/svg+xml" });

/** The entries of a chart's download menu. */
export type ChartFile = "png" | "svg" | "csv" | "print";

type ChartContent = {
  /** Translated. */
  readonly title: string;
  readonly svg: string;
  readonly table: () => ChartTableData;
};

/** Saves or prints a chart. */
export async function saveChart(file: ChartFile, { title, svg, table }: ChartContent) {
  if (file === "png") await savePng(title, svg);
  if (file === "svg") download(toBlob(svg), `${fileName(title)}.svg`);
  if (file === "csv") saveCsv(title, table());
  if (file === "print") await printSvg(title, svg);
}

async function savePng(title: string, svg: string) {
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

/** Saves the data with numbers as they are, so that a spreadsheet can calculate with them. */
function saveCsv(title: string, { columns, rows }: ChartTableData) {
  const format = sheetFormatOf(i18n.language);
  const lines = [columns.map(({ label }) => label), ...rows].map((cells) => writeCsvRow(cells, format));
  download(new Blob([csvStart, ...lines], { type: "text/csv;charset=utf-8" }), `${fileName(title)}.csv`);
}

/** Prints the drawing only, without the rest of the page. */
async function printSvg(title: string, svg: string) {
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
