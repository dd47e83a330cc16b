import { expect, test } from "vitest";

import { isPhone, nameDevice } from "#contract/account/device-name.ts";

const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

test.each([
  [windows, "Chrome, Windows"],
  [`${windows} Edg/140.0`, "Edge, Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605", "Safari, macOS"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) Version/18 Mobile Safari/604", "Safari, iPhone"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"],
  ["curl/8.0", ""],
  ["", ""],
])("%s is called %j", (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});

test("phones are distinguished from desktop computers", () => {
  expect(isPhone("Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/140.0 Mobile Safari/537.36")).toBe(true);
  expect(isPhone("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(false);
});
