import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = {
  dashboard: "/dashboard",
  firstLoads: ["/dashboard"],
  smoke: "/dashboard",
  readme: {
    pictures: [
      { file: "dashboard", address: "/dashboard" },
      { file: "dashboard-dark", address: "/dashboard", look: "dark" },
      { file: "dashboard-arabic", address: "/dashboard", look: "arabic" },
    ],
    scene: {
      order: 20,
      async play({ hold, command }) {
        await command("dash");
        await hold(2000);
        await command("dark");
        await hold(1500);
      },
    },
  },
};
