import { expect, test } from "vitest";

import { hrefOf, screens } from "#contract/screens/screens.ts";
import { office } from "#office";

import { readLogo } from "../build/office-files.ts";
import { drawFrame } from "./draw-frame.ts";

test("the HTML of the page has the shell: its logo, every entry of the menu, and the places that the page fills in", async () => {
  const { html, sheets } = await drawFrame();
  expect(html).toContain(/<svg [^>]*>/.exec(readLogo())?.[0]);
  expect(html).toMatch(new RegExp(`data-slot="owner">${office.title} © \\d{4}<`));
  for (const screen of screens.filter(({ menu, isEntry }) => menu !== undefined && !isEntry))
    expect(html).toContain(`href="#${hrefOf(screen)}"`);
  for (const path of ["/people", "/audit"])
    expect(html).toMatch(new RegExp(`data-access="admin"><a class="\\w+" href="#${path}"`));
  for (const slot of ["title", "skeleton", "home", "group", "activities"])
    expect(html.split(`data-slot="${slot}"`), slot).toHaveLength(2);
  expect(sheets).toContain("shell/header/header.module.css");
  expect(sheets).not.toContain("ui/actions/popover.module.css");
});
