import type { ScreenFacts } from "#e2e/support/screen-facts.ts";

export const facts: ScreenFacts = {
  smoke: "/calendar",
  readme: {
    pictures: [{ file: "calendar", address: "/calendar" }],
    scene: {
      order: 30,
      async play({ hold, command }) {
        await command("cal");
        await hold(1500);
        await command("light");
        await hold(1200);
      },
    },
  },
};
