import { expect, test } from "vitest";

import { packagesOfTests } from "./chromium.ts";
import { adviseToInstall } from "./debian-packages.ts";

const namesWith = (chromium: string | undefined) => packagesOfTests(chromium).map(({ name }) => name);

test("a command to copy installs all packages", () => {
  expect(adviseToInstall(["firefox-esr", "xvfb"], false)).toBe(
    "Not installed: firefox-esr, xvfb. On Debian, run `sudo apt-get install firefox-esr xvfb`.",
  );
  expect(adviseToInstall(["xvfb"], true)).toBe("Not installed: xvfb. On Debian, run `apt-get install xvfb`.");
});

test("a complete run needs no Chromium of Debian if there is another one", () => {
  const others = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
  expect(namesWith(undefined)).toEqual(["chromium-headless-shell", ...others]);
  expect(namesWith("/usr/bin/google-chrome")).toEqual(others);
});
