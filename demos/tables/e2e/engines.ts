import { until } from "#e2e/engines/page.ts";
import { button, type Thing } from "#e2e/engines/thing.ts";

export const things: readonly Thing[] = [
  {
    name: "a table's filter finds its rows, and is in the address",
    run: async (page) => {
      await page.open("/tables/datatables");
      await page.click(button("Add filter"));
      await page.click({ role: "menuitem", name: "Name" });
      await page.enterText({ role: "searchbox", name: "Filter Name" }, "muller");
      await until("only the rows found are shown", async () => {
        const { text } = await page.readDocument();
        return text.includes("Müller") && !text.includes("of 800");
      });
      await until("the filter is in the address", async () =>
        (await page.readDocument()).address.includes("name=muller"),
      );
    },
  },
];
