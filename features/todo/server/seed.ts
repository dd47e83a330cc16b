import type { TodoState } from "#features/todo/contract.ts";
import { demoMoney } from "#server/db/seed/demo-money.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import { demoUsername, hoursAgo, idOf, type Seed } from "#server/db/seed/people.ts";

type SeedTodo = readonly [state: TodoState, title: string, description: string, hours: number];

const todos: readonly SeedTodo[] = [
  ["Critical", "Renew the shop's certificate", "It expires on Friday. Amara has access.", 30],
  ["Critical", "Answer the auditor's three questions", "Invoices 4102, 4117 and 4130.", 52],
  ["Critical", "Call Lindqvist Freight about the late pallets", "", 7],
  ["Important", "Write the minutes of Monday's meeting", "Decisions first, discussion after.", 20],
  ["Important", "Review Mei's proposal for the new price list", "Her draft is in the inbox.", 26],
  ["Important", "Order chairs for the meeting room", `Six, stackable, no more than ${demoMoney(90)} each.`, 74],
  ["Important", "Plan the archive move", "Talk to Omar before fixing a date.", 98],
  ["Important", "Prepare the quarterly numbers", "Sales by region, returns, stock.", 120],
  ["Important", "Update the emergency contacts", "", 150],
  ["Completed", "Send the contract to Elena", "", 50],
  ["Completed", "Book a room for the training", "Second floor, the one with the window.", 76],
  ["Completed", "Pay the caterer", "", 96],
];

const byColleagues: readonly SeedTodo[] = [
  ["Critical", "Confirm tomorrow's delivery", "", 10],
  ["Important", "Read the new travel rules", "", 40],
  ["Completed", "Submit expenses", "", 70],
];

/** A day's worth of todos for everybody, most of them for the demo user. */
export const seedTodos: Seed = async (db, context) => {
  for (const username of context.people.keys()) {
    const entries = username === demoUsername ? todos : byColleagues;
    await db
      .insertInto("todos")
      .values(
        entries.map(([state, title, description, hours], index) => ({
          id: idFrom(`${username}: ${title}`),
          userId: idOf(context, username),
          title,
          description,
          state,
          rank: index * 1024,
          createdAt: hoursAgo(context, hours),
          completedAt: state === "Completed" ? hoursAgo(context, hours / 2) : null,
        })),
      )
      .execute();
  }
};
