import type { Interactions } from "#bench/benchmark.ts";

const text =
  "Dear Mei, the pilot went better than we hoped: nine of ten teams want to stay. I will bring the figures on Thursday.";

export const interactions: Interactions = {
  "messages are selected and read": async (page) => {
    await page.goto("#/inbox/inbox");
    const boxes = page.getByRole("main").getByRole("checkbox");
    await boxes.nth(2).waitFor();
    for (const index of [1, 2, 3]) await boxes.nth(index).click();
    await page.getByRole("link", { name: /Agenda for Thursday/ }).click();
    await page.getByRole("link", { name: "Reply" }).waitFor();
  },
  "a message is written": async (page) => {
    await page.goto("#/inbox/inbox/compose");
    await page.getByRole("textbox", { name: "Subject" }).pressSequentially("The pilot", { delay: 60 });
    const message = page.getByRole("textbox", { name: "Message" });
    await message.click();
    await message.pressSequentially(text, { delay: 60 });
    await page.keyboard.press("Control+B");
    await message.pressSequentially(" Robin", { delay: 60 });
  },
};
