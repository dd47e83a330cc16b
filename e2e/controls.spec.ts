import { screens } from "#contract/screens/screens.ts";

import { expect, test } from "./support/fixtures.ts";
import { screenFacts } from "./support/screen-facts.ts";
import { openScreen } from "./support/screens.ts";
import { sweepControls } from "./support/sweeps/sweep-controls.ts";
import { screensInTurn } from "./support/sweeps/swept-screens.ts";

// The tests change and delete demo content.

/** Selects the controls of a screen: its content and its actions in the bar, without the bar's menu. Sign-in screens have no bar. */
const ownControls = "main > :not(.frame-ribbon), .frame-ribbon > :last-child > :not(:nth-last-child(-n + 2))";

/**
 * The shell's, without the footer, whose links lead to other documents, and without the menu of the account, whose items
 * rename all others, lock or end the session: `account-menu.spec.ts` tests them.
 */
const shellControls = ".frame-header > :not([aria-haspopup=menu]), .frame-phone-bar, .frame-navigation, .frame-ribbon";

/** Screens without controls of their own. */
const withoutControls = ["/blank", ...screenFacts.flatMap(({ withoutControls = [] }) => withoutControls)];

for (const screen of screensInTurn(4)) {
  test(`every control of ${screen.path} changes something`, async ({ page, allowConsoleErrors }) => {
    test.setTimeout(300_000);
    allowConsoleErrors(/Failed to load resource/, /ApiError/, /caused on the screen Diagnostics/);
    const { dead, activated } = await sweepControls(page, ownControls, async () => {
      await page.goto("about:blank");
      await openScreen(page, screen);
    });
    expect(dead, "controls that change nothing").toEqual([]);
    expect(activated > 0, "has controls").toBe(!withoutControls.includes(screen.path));
  });
}

test("every control of the shell changes something", async ({ page, allowConsoleErrors }) => {
  test.setTimeout(300_000);
  allowConsoleErrors(/Failed to load resource/, /ApiError/, /caused on the screen Diagnostics/);
  const blank = screens.find(({ path }) => path === "/blank");
  if (!blank) throw new Error("There is no blank screen");
  const { dead, activated } = await sweepControls(page, shellControls, async () => {
    await page.goto("about:blank");
    await openScreen(page, blank);
    // The sweep has hidden the navigation.
    const toggle = page.getByRole("button", { name: "Toggle navigation" });
    if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
  });
  expect(dead, "controls that change nothing").toEqual([]);
  // As many as the shell has without features.
  expect(activated).toBeGreaterThanOrEqual(20);
});

test("the sweep finds a control that does nothing, and no other", async ({ page, baseURL }) => {
  // A page of its own: a late answer in the background of a screen would count as a change by any control.
  const address = `${baseURL}/sweep.html`;
  const body = `<!doctype html><title>Sweep</title><main><h1>Sweep</h1>
    <button type="button">Nothing</button><button type="button" onclick="this.title = 'Pressed'">Something</button>
    <button type="button" disabled>Off</button>
    <details><summary>More</summary><button type="button">Nothing inside</button></details></main>`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
  const { dead, activated } = await sweepControls(
    page,
    "main",
    async () => {
      await page.goto(address);
    },
    2000,
  );
  expect(dead).toEqual([`button "Nothing"`, `button "Nothing inside"`]);
  expect(activated).toBe(4);
});
