import type { Locator, Page } from "@playwright/test";

import type { Benchmarks } from "#bench/benchmark.ts";
import { median, openSlowPage, slowdown, withApp } from "#bench/browser.ts";

/** The forms with the most fields, the field that is typed into, and the text. */
const forms = [
  { path: "/form/layouts?form=checkout", form: "Checkout", field: "Address", text: "12 Harbour Street, Lisbon" },
  { path: "/form/layouts?form=registration", form: "Registration", field: "First name", text: "Robin Maria Vale" },
  { path: "/form/plugins", form: "Choices", field: "Card number", text: "1234123412341234" },
] as const;

/** In milliseconds: what the scripts take until the change is in the document, and until it is painted. */
type Keystroke = { readonly scripts: number; readonly painted: number };

declare global {
  interface Window {
    /** Set on the measured page. */
    keystrokes: Keystroke[];
    stopMeasuring: () => void;
  }
}

/** `npm run bench -- forms`: from a keystroke to its scripts' end and to the frame that shows it. */
const measureForms = () =>
  withApp(async (browser, baseUrl) => {
    const rows: Record<string, object> = {};
    const plain = await openSlowPage(browser, false);
    await plain.page.setContent("<input>");
    rows["one input, nothing else"] = summarize(await type(plain.page, plain.page.locator("input"), forms[0].text));
    await plain.context.close();
    for (const { path, form, field, text } of forms) {
      // A page each: leaving a form with changes asks first.
      const { context, page } = await openSlowPage(browser, false);
      await page.goto(`${baseUrl}#${path}`);
      const area = page.getByRole("form", { name: form });
      const input = area.getByRole("textbox", { name: field, exact: true });
      await input.fill("");
      rows[`${path}, untouched`] = summarize(await type(page, input, text));
      // From now on, all fields are checked at each keystroke.
      if (form !== "Choices") await input.fill("");
      await area.locator("[type=submit]").click();
      await area.locator("[aria-invalid=true]").first().waitFor();
      await input.fill("");
      rows[`${path}, with errors`] = summarize(await type(page, input, text));
      await context.close();
    }
    console.log(`\nA keystroke, processor ${slowdown}× slower, in ms`);
    console.table(rows);
  });

/** Types the text into the field. */
async function type(page: Page, input: Locator, text: string) {
  await page.evaluate(() => {
    const times: Keystroke[] = [];
    window.keystrokes = times;
    let from = 0;
    const start = () => (from = performance.now());
    // The last listener: React has rendered the change in a microtask of its own, which is below.
    const measure = () => {
      const began = from;
      const scripts = performance.now() - began;
      requestAnimationFrame(() => setTimeout(() => times.push({ scripts, painted: performance.now() - began })));
    };
    addEventListener("keydown", start, { capture: true });
    addEventListener("input", measure);
    window.stopMeasuring = () => {
      removeEventListener("keydown", start, { capture: true });
      removeEventListener("input", measure);
    };
  });
  let typed = 0;
  for (const character of text) {
    await input.press(character === " " ? "Space" : character);
    typed += 1;
    await page.waitForFunction((count) => window.keystrokes.length >= count, typed);
  }
  return page.evaluate(() => {
    window.stopMeasuring();
    return window.keystrokes;
  });
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

export const benchmarks: Benchmarks = { forms: measureForms };
