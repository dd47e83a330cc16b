import { readFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

export const widget = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
export const tool = (place: Locator, name: string) => place.getByRole("button", { name, exact: true });
export const picture = (canvas: Locator) => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());

/** Scrolls a chart into view, and waits until it is drawn. */
export async function showChart(page: Page, name: string) {
  const place = widget(page, name);
  await place.scrollIntoViewIfNeeded();
  await expect(tool(place, "Download")).toBeVisible();
  await expect(tool(place, "Download")).not.toHaveAttribute("aria-disabled", "true");
  return place;
}

/** Opens the download menu of a chart, and chooses an entry. */
export async function chooseFile(place: Locator, entry: string) {
  await tool(place, "Download").click();
  await place.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Saves a chart as a file by an entry of its download menu. */
export async function saveFile(place: Locator, entry: string) {
  const [download] = await Promise.all([place.page().waitForEvent("download"), chooseFile(place, entry)]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
