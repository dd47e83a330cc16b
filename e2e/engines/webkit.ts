import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";

import { Builder, By, Capabilities, Key, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";

import { browserPackages } from "../../tools/testing/debian-packages.ts";
import { callInPage, type Engine, type Point, viewport } from "./engine.ts";

const { webkit, virtualScreen } = browserPackages;

export const webkitPackages = [webkit, virtualScreen];

/**
 * Opens WebKit in the window of its small browser, on a screen of its own.
 *
 * @param script is run in each page when that has loaded: WebDriver cannot run it earlier
 */
export async function openWebkit(script: string): Promise<Engine> {
  const screen = spawn(virtualScreen.file, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  process.once("exit", () => screen.kill());
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const service = new DriverService.Builder(webkit.file)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${display.toString().trim()}`, LANG: "en_US.UTF-8" })
    .build();
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  const address = await service.start();
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...viewport });
  const toolbarHeight = await driver.executeScript<number>("return outerHeight - innerHeight");
  await window.setRect({ ...viewport, height: viewport.height + toolbarHeight });

  const pointer = (point: Point) =>
    driver.actions({ async: true }).move({ ...point, duration: 0, origin: Origin.VIEWPORT });
  return {
    name: "WebKit",
    open: async (address) => {
      await driver.get("about:blank");
      await driver.get(address);
    },
    call: (name, ...args) =>
      callInPage((expression) => driver.executeScript(`return ${expression}`), { script, name, args }),
    click: (point) => pointer(point).click().perform(),
    press: (point) => pointer(point).press().perform(),
    moveTo: (point) => pointer(point).perform(),
    release: () => driver.actions({ async: true }).release().perform(),
    type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    pressKeys: (...names) => {
      const keys = names.map(toKey);
      const actions = driver.actions({ async: true });
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      return actions.perform();
    },
    chooseFile: (path) => driver.findElement(By.css("input[type=file]")).sendKeys(path),
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}

/** The code of a key in WebDriver: `ARROW_DOWN` is called `ArrowDown` elsewhere. */
function toKey(name: string): string {
  const constant = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
  return (Key as unknown as Record<string, string>)[constant] ?? name;
}
