import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = {
  labels: { "/e-commerce/orders": ["Base price", "Shipped", "Delivered"] },
  readme: {
    pictures: [{ file: "orders", address: "/e-commerce/orders" }],
    scene: {
      order: 10,
      async play({ page, hold, command }) {
        await command("ord");
        await hold(1500);
        await page.getByRole("row").nth(2).click();
        await hold(1800);
        await page.keyboard.press("Escape");
      },
    },
  },
};
