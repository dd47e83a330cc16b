import { expect, test } from "./support/fixtures.ts";

test("text that a script assigns as HTML or as the address of a script is refused, and fails the test that causes it", async ({
  page,
  allowConsoleErrors,
}) => {
  await page.goto("#/blank");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Each is reported as an error in the console, which would fail this test.
  allowConsoleErrors(
    /requires 'Trusted(HTML|Script|ScriptURL)' assignment/,
    /violates the following Content Security [Pp]olicy/,
  );
  const reported = page.waitForEvent("console", (message) => message.text().includes("'TrustedHTML' assignment"));
  const outcomes = await page.evaluate(() => {
    const place = document.createElement("div");
    const attempts: Record<string, () => unknown> = {
      "an element": () => (place.innerHTML = "<b>"),
      "a document": () => new DOMParser().parseFromString("<b>", "text/html"),
      "a frame": () => (document.createElement("iframe").srcdoc = "<b>"),
      "the address of a script": () => (document.createElement("script").src = "assets/a.mjs"),
      "a worker of another origin": () => new Worker("https://evil.example/assets/a.js"),
      "a worker of a blob": () => new Worker(URL.createObjectURL(new Blob([]))),
      "a handler": () => place.setAttribute("onclick", "run()"),
      "another policy": () => window.trustedTypes?.createPolicy("mine", { createHTML: (html) => html }),
      "a second default policy": () => window.trustedTypes?.createPolicy("default", { createHTML: (html) => html }),
      text: () => (place.innerHTML = "1 > 0"),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: allowed`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  await reported;
  expect(outcomes).toEqual([
    "an element: TypeError",
    "a document: TypeError",
    "a frame: TypeError",
    "the address of a script: TypeError",
    "a worker of another origin: TypeError",
    "a worker of a blob: TypeError",
    "a handler: TypeError",
    "another policy: TypeError",
    "a second default policy: TypeError",
    "text: allowed",
  ]);
});
