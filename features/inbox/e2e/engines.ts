import { until } from "#e2e/engines/page.ts";
import { button, type Thing } from "#e2e/engines/thing.ts";

export const things: readonly Thing[] = [
  {
    name: "a message is written to a colleague, and sent",
    run: async (page) => {
      await page.open("/inbox/inbox/compose");
      await page.enterText({ role: "combobox", name: "To" }, "Mei");
      await page.click({ role: "option", start: "Mei Tanaka" });
      await page.enterText({ role: "textbox", name: "Subject" }, "Sent from another engine");
      await page.enterText({ role: "textbox", name: "Message" }, "It works.");
      await page.click(button("Send"));
      await until("the list is shown again", async () => (await page.readDocument()).address === "#/inbox/inbox");
      await page.goTo("/inbox/sent");
      await page.see({ role: "main" }, "lists the message", ({ text }) => text.includes("Sent from another engine"));
    },
  },
];
