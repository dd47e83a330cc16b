import { test } from "./support/fixtures.ts";
test("el", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/.*/);
  page.on("console", (m) => console.log(m.type(), m.text().slice(0, 600)));
  page.on("pageerror", (e) => console.log(e.stack?.slice(0, 800)));
  await page.goto("#/form/elements");
  await page.getByText("This part could not be loaded").waitFor({ timeout: 8000 }).catch(() => console.log("loaded"));
});
