import { type Page, expect } from "@playwright/test";

import { listMessages } from "#contract/inbox.ts";
import type { Screen } from "#contract/screens.ts";

/** The address of a screen below `#`, with a folder and a message of the demo content where its path asks for them. */
async function addressOf({ href, path }: Screen, page: Page) {
  const address = (href ?? path).replace("$folder", "inbox");
  if (!address.includes("$message")) return address;
  const response = await page.request.get(`api${listMessages.path}?folder=inbox&size=1`);
  const { data } = listMessages.response.parse(await response.json());
  return address.replace("$message", data[0]?._id ?? "none");
}

/** Opens a screen, and waits until what it shows has arrived. */
export async function openScreen(page: Page, screen: Screen) {
  await page.goto(`#${await addressOf(screen, page)}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  // An address that leads nowhere shows a screen too, and a good one.
  if (screen.path !== "/404") await expect(heading).not.toHaveText("Page not found");
  await page.waitForLoadState("networkidle");
}
