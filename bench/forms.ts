import type { Page } from "@playwright/test";

import { median, openSlowPage, slowdown, withApp } from "./browser.ts";

/** The forms with the most fields, and the field that is typed into. */
const forms = [
  { path: "/form/layouts?form=checkout", form: "Checkout", field: "Address" },
  { path: "/form/layouts?form=registration", form: "Registration", field: "First name" },
  { path: "/form/elements", form: undefined, field: "Name" },
] as const;

/** Typed twice: before and after a submit, which checks all fields at each keystroke. */
const text = "12 Harbour Street, Lisbon";

/** In milliseconds: what the scripts take until the change is in the document, and until it is painted. */
type Keystroke = { readonly scripts: number; readonly painted: number };

/** `npm run bench -- forms`: from a keystroke to its scripts' end and to the frame that shows it. */
export const measureForms = () =>
  withApp(async (browser, baseUrl) => {
    const { context, page } = await openSlowPage(browser, false);
    const rows: Record<string, object> = {};
    for (const { path, form, field } of forms) {
      await page.goto(`${baseUrl}#${path}`);
      const area = form === undefined ? page.locator("main") : page.getByRole("form", { name: form });
      const input = area.getByRole("textbox", { name: field, exact: true });
      await input.fill("");
      rows[`${path}, untouched`] = summarize(await type(page));
      if (form === undefined) continue;
      await area.locator("[type=submit]").click();
      await area.locator("[aria-invalid=true]").first().waitFor();
      await input.fill("");
      rows[`${path}, with errors`] = summarize(await type(page));
    }
    console.log(`\nA keystroke, processor ${slowdown}× slower, in ms`);
    console.table(rows);
    await context.close();
  });

/** Types the text into the focused field. */
async function type(page: Page) {
  const times: Keystroke[] = [];
  for (const character of text) {
    const measured = page.evaluate(
      () =>
        new Promise<Keystroke>((resolve) => {
          const start = (event: KeyboardEvent) => {
            const from = event.timeStamp;
            addEventListener(
              "input",
              () => {
                const { port1, port2 } = new MessageChannel();
                let scripts = 0;
                port1.addEventListener("message", () => {
                  scripts = performance.now() - from;
                });
                port1.start();
                port2.postMessage(undefined);
                requestAnimationFrame(() => setTimeout(() => resolve({ scripts, painted: performance.now() - from })));
              },
              { once: true, capture: true },
            );
          };
          addEventListener("keydown", start, { once: true, capture: true });
        }),
    );
    await page.keyboard.press(character === " " ? "Space" : character);
    times.push(await measured);
  }
  return times;
}

function summarize(times: readonly Keystroke[]) {
  const of = (part: keyof Keystroke) => times.map((time) => time[part]);
  const round = (value: number) => Number(value.toFixed(1));
  return {
    "scripts, median": round(median(of("scripts"))),
    "scripts, longest": round(Math.max(...of("scripts"))),
    "painted, median": round(median(of("painted"))),
  };
}
