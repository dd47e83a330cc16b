import type { Place } from "#e2e/engines/in-page.ts";
import type { Thing } from "#e2e/engines/thing.ts";

export const things: readonly Thing[] = [
  {
    name: "a form reports the error at its field, and is sent once mended",
    run: async (page) => {
      await page.open("/form/bootstrap-validation?form=contact");
      const form: Place = { role: "form", name: "Contact" };
      const field = (name: string): Place => ({ role: "textbox", name, within: form });
      await page.enterText(field("Full name"), "Ada Lovelace");
      await page.enterText(field("Email"), "nobody");
      await page.enterText(field("Title"), "Engines");
      await page.enterText(field("Content"), "Three of them");
      await page.pressKeys("Tab");
      await page.see(field("Email"), "is invalid", ({ attributes }) => attributes["aria-invalid"] === "true");
      await page.enterText(field("Email"), "ada@office.example");
      await page.click({ role: "button", name: "Send message", within: form });
      await page.see({ role: "region", name: "Submissions" }, "lists the message", ({ text }) =>
        text.includes("Ada Lovelace"),
      );
    },
  },
];
