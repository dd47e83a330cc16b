import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { CalendarEvent } from "#features/calendar/contract.ts";

import type { Place } from "./in-page.ts";
import { type EnginePage, until } from "./page.ts";

export type Thing = { readonly name: string; readonly run: (page: EnginePage) => Promise<void> };

const button = (name: string, within?: Place): Place => ({ role: "button", name, ...(within && { within }) });
const dialog = (name: string): Place => ({ role: "dialog", name });
const todoList = (name: string): Place => ({ role: "region", start: `${name} ` });
const todo = (list: string, name: string): Place => ({ role: "checkbox", name, within: todoList(list) });

/** The first screen that a user sees. It is part of the smoke. */
export const signIn: Thing = {
  name: "sign-in refuses a wrong password, and leads to the screen that was asked for",
  run: async (page) => {
    await page.open("/login?to=%2Finbox%2Fsent");
    await page.enterText({ role: "textbox", name: "Username or email" }, "robin.vale");
    await page.enterText({ label: "Password" }, "guessed");
    await page.pressKeys("Enter");
    await page.seeText("The username or password is incorrect");
    await page.enterText({ label: "Password" }, "demo");
    await page.pressKeys("Enter");
    await page.see({ role: "heading", name: "Sent" });
    await page.see(button("Sign out", { role: "banner" }));
  },
};

/** Shows that the other checks can fail. It is part of the smoke. */
export const noticeErrors: Thing = {
  name: "errors of the page are noticed",
  run: async (page) => {
    await page.open("/blank");
    await page.engine.call("plantErrors");
    const noticed: string[] = [];
    for (const kind of ["planted", "uncaught:", "unhandled:", "not loaded:"])
      await until(`an error that begins with "${kind}"`, async () => {
        noticed.push(...(await page.takeErrors()));
        return noticed.some((error) => error.startsWith(kind));
      });
  },
};

async function openTodos(page: EnginePage, ...titles: readonly string[]) {
  await page.open("/widgets");
  for (const title of titles) {
    await page.enterText({ role: "textbox", name: "New todo" }, title);
    await page.pressKeys("Enter");
    await page.see(todo("Important", title));
  }
}

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
  {
    name: "a todo is moved to another list by mouse",
    run: async (page) => {
      await openTodos(page, "Moved by mouse");
      await page.drag(button("Move Moved by mouse"), todoList("Critical"), { isMarked: true });
      await page.see(todo("Critical", "Moved by mouse"));
    },
  },
  {
    name: "a todo is moved to another list by keyboard, and keeps the focus",
    run: async (page) => {
      await openTodos(page, "Moved by keys");
      await page.focus(button("Move Moved by keys"));
      await page.pressKeys(" ");
      await page.pressKeys("ArrowRight");
      await page.pressKeys(" ");
      await page.see(todo("Completed", "Moved by keys"));
      await page.seeFocus(button("Move Moved by keys"));
    },
  },
  {
    name: "a calendar event is dragged to another day, at the same time",
    run: async (page) => {
      const id = crypto.randomUUID();
      await page.request("POST", "/events.json", { id, title: "Dragged", start: "2031-05-14T09:00:00Z" });
      await page.open("/calendar?date=2031-05-14");
      const event: Place = { role: "button", start: "Dragged" };
      await page.drag(event, { role: "link", name: "Open May 21, 2031" });
      await until("the event is stored on the other day", async () => {
        const { start } = (await page.request("GET", `/events.json/${id}`)) as CalendarEvent;
        return start === "2031-05-21T09:00:00.000Z";
      });
    },
  },
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
  {
    name: "a file is uploaded",
    run: async (page) => {
      await page.open("/form/dropzone");
      await page.see(button("Choose files"));
      const directory = await mkdtemp(join(tmpdir(), "atrium-engines-"));
      try {
        const path = join(directory, "engine.txt");
        await writeFile(path, "hello");
        await page.engine.chooseFile(path);
        await page.see({ role: "list", name: "Stored files" }, "has the file", ({ text }) =>
          text.includes("engine.txt"),
        );
      } finally {
        await rm(directory, { recursive: true });
      }
    },
  },
  {
    name: "a change of another window appears live",
    run: async (page) => {
      await openTodos(page, "Made here");
      await page.request("POST", "/todos.json", { _id: crypto.randomUUID(), title: "Made elsewhere" });
      await page.see(todo("Important", "Made elsewhere"));
    },
  },
  {
    name: "right to left mirrors the page, and back",
    run: async (page) => {
      await page.open("/home");
      const seeDirection = (dir: string) =>
        until(`the page's direction is ${dir}`, async () => (await page.readDocument()).direction === dir);
      await page.click(button("Layout options"));
      await page.click({ role: "switch", name: "Right to left" });
      await seeDirection("rtl");
      await page.click({ role: "switch", name: "Right to left" });
      await seeDirection("ltr");
    },
  },
  {
    name: "the dark skin is drawn, and kept",
    run: async (page) => {
      await page.open("/home");
      const seeSkin = (skin: string) =>
        until(`the skin is ${skin}`, async () => (await page.readDocument()).skin === skin);
      const choose = async (skin: string) => {
        await page.click(button("Layout options"));
        await page.click({ role: "radio", name: skin });
      };
      await choose("Midnight");
      await seeSkin("smart-style-1");
      await page.open("/home");
      await seeSkin("smart-style-1");
    },
  },
  {
    name: "the palette opens by its keys, and runs a command",
    run: async (page) => {
      await page.open("/home");
      await page.see({ role: "main" });
      await page.pressKeys("Control", "k");
      await page.seeFocus({ role: "searchbox", name: "Search" });
      await page.engine.type("typography");
      await page.click({ role: "option", start: "Typography" });
      await page.seeTitle("Typography");
    },
  },
  {
    name: "a dialog takes the focus, and returns it when closed",
    run: async (page) => {
      await page.open("/home");
      await page.focus(button("Layout options"));
      await page.pressKeys("Enter");
      await page.see(dialog("Layout options"));
      await page.see({ role: "switch", name: "Fixed header" }, "has the focus", ({ hasFocus }) => hasFocus);
      await page.pressKeys("Escape");
      await page.seeNone(dialog("Layout options"));
      await page.seeFocus(button("Layout options"));
    },
  },
  {
    name: "the way back leads to the screen before",
    run: async (page) => {
      await page.open("/home");
      await page.click({ role: "link", start: "Inbox", within: { role: "navigation", name: "Main navigation" } });
      await until("the inbox is shown", async () => (await page.readDocument()).heading === "Inbox");
      await page.engine.call("goBack");
      await until("home is shown", async () => (await page.readDocument()).address === "#/home");
    },
  },
];
