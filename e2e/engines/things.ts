import type { Profile } from "#contract/account/profile.ts";
import { importFromFeatures } from "#tools/build/import-from-features.ts";

import { englishPreferences, guestKey } from "../support/test-language.ts";
import type { Place } from "./in-page.ts";
import { until } from "./page.ts";
import { button, type Thing } from "./thing.ts";

const dialog = (name: string): Place => ({ role: "dialog", name });

const account: Place = { role: "button", start: "Account", within: { role: "banner" } };
const layoutOptions: Place = { role: "menuitem", name: "Layout options" };

/** The first screen that a user sees. It is part of the smoke. */
export const signIn: Thing = {
  name: "sign-in refuses a wrong password, and leads to the screen that was asked for",
  run: async (page) => {
    const address = "/login?to=%2Fprofile";
    await page.open(address);
    if (englishPreferences) {
      await page.engine.call("store", guestKey, JSON.stringify(englishPreferences));
      await page.open(address);
    }
    await page.enterText({ role: "textbox", name: "Username or email" }, "robin.vale");
    await page.enterText({ label: "Password" }, "guessed");
    await page.pressKeys("Enter");
    await page.seeText("The username or password is incorrect");
    await page.enterText({ label: "Password" }, "demo");
    await page.pressKeys("Enter");
    await page.see({ role: "heading", name: "Profile" });
    await page.see(account);
  },
};

/** Shows that the other checks can fail. It is part of the smoke. */
export const noticeErrors: Thing = {
  name: "errors of the page are noticed",
  run: async (page) => {
    await page.open("/blank");
    await page.engine.call("plantErrors");
    const noticed: string[] = [];
    for (const kind of ["planted", "uncaught:", "unhandled:", "not loaded:"])
      await until(`an error that begins with "${kind}"`, async () => {
        noticed.push(...(await page.takeErrors()));
        return noticed.some((error) => error.startsWith(kind));
      });
  },
};

const platformThings: readonly Thing[] = [
  {
    name: "a change of another window appears live",
    run: async (page) => {
      await page.open("/profile");
      await page.see(button("Edit Job"));
      const { version } = (await page.request("GET", "/profile.json")) as Profile;
      await page.request("PATCH", "/profile.json", { job: "Changed elsewhere", version });
      await page.seeText("Changed elsewhere");
    },
  },
  {
    name: "right to left mirrors the page, and back",
    run: async (page) => {
      await page.open("/home");
      const seeDirection = (dir: string) =>
        until(`the page's direction is ${dir}`, async () => (await page.readDocument()).direction === dir);
      await page.click(account);
      await page.click(layoutOptions);
      await page.click({ role: "switch", name: "Right to left" });
      await seeDirection("rtl");
      await page.click({ role: "switch", name: "Right to left" });
      await seeDirection("ltr");
    },
  },
  {
    name: "the dark skin is drawn, and kept",
    run: async (page) => {
      await page.open("/home");
      const seeSkin = (skin: string) =>
        until(`the skin is ${skin}`, async () => (await page.readDocument()).skin === skin);
      const choose = async (skin: string) => {
        await page.click(account);
        await page.click(layoutOptions);
        await page.click({ role: "radio", name: skin });
      };
      await choose("Midnight");
      await seeSkin("smart-style-1");
      await page.open("/home");
      await seeSkin("smart-style-1");
    },
  },
  {
    name: "the palette opens by its keys, and runs a command",
    run: async (page) => {
      await page.open("/home");
      await page.see({ role: "main" });
      await page.pressKeys("Control", "k");
      await page.seeFocus({ role: "combobox", name: "Search or run a command" });
      await page.engine.type("blank");
      await page.click({ role: "option", start: "Blank" });
      await page.seeTitle("Blank");
    },
  },
  {
    name: "a dialog takes the focus, and returns it when closed",
    run: async (page) => {
      await page.open("/home");
      await page.focus(account);
      await page.pressKeys("Enter");
      await page.see({ role: "menuitem", name: "Profile" }, "has the focus", ({ hasFocus }) => hasFocus);
      await page.focus(layoutOptions);
      await page.pressKeys("Enter");
      await page.see(dialog("Layout options"));
      await page.see({ role: "switch", name: "Fixed header" }, "has the focus", ({ hasFocus }) => hasFocus);
      await page.pressKeys("Escape");
      await page.seeNone(dialog("Layout options"));
      await page.seeFocus(account);
    },
  },
  {
    name: "the way back leads to the screen before",
    run: async (page) => {
      await page.open("/home");
      const navigation: Place = { role: "navigation", name: "Main navigation" };
      await page.click(button("Special pages", navigation));
      await page.click({ role: "link", name: "Blank", within: navigation });
      await until("the other screen is shown", async () => (await page.readDocument()).heading === "Blank");
      await page.engine.call("goBack");
      await until("home is shown", async () => (await page.readDocument()).address === "#/home");
    },
  },
];

const thingsOfFeatures = await importFromFeatures<readonly Thing[]>("e2e/engines.ts", "things");

/** The checks of the platform and of all features. */
export const things: readonly Thing[] = [...platformThings, ...thingsOfFeatures.flat()];
