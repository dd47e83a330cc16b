import type { EventColor, EventIcon } from "#features/calendar/contract.ts";
import { withDefaults } from "#features/calendar/server/queries.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import { demoUsername, idOf, people, type Seed } from "#server/db/seed/people.ts";

type Appearance = readonly [icon: EventIcon, color: EventColor];

/** Weeks relative to the current one, the day of the week from Monday, and the hours; without hours, a whole day. */
type SeedEvent = readonly [
  weeks: readonly number[],
  day: number,
  hours: readonly [start: number, length: number] | { days: number },
  title: string,
  description: string,
  appearance: Appearance,
];

const meeting: Appearance = ["user", "blue"];
const call: Appearance = ["phone", "teal"];
const deadline: Appearance = ["warning", "red"];
const focus: Appearance = ["clock", "violet"];
const pleasant: Appearance = ["coffee", "amber"];
const travel: Appearance = ["plane", "green"];

const everyWeek = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

/** Events of everybody in the office. */
const shared: readonly SeedEvent[] = [
  [everyWeek, 0, [9, 0.75], "Monday meeting", "Second floor, bring the numbers", meeting],
  [[-3, 1, 5], 3, [16, 1], "Cake in the kitchen", "Whose turn is it?", pleasant],
  [[2], 4, { days: 1 }, "Office closed", "New floors are being laid", ["lock", "amber"]],
];

const ofDemoUser: readonly SeedEvent[] = [
  [[-4, -2, 0, 2, 4], 1, [14, 1], "One to one with Mei", "Prices and open questions", meeting],
  [[-3, -1, 1, 3], 2, [11, 0.5], "Call Lindqvist Freight", "Late pallets", call],
  [everyWeek, 4, [15, 1.5], "Plan next week", "No meetings, please", focus],
  [[-1], 1, { days: 3 }, "Trade fair", "Hall 7, stand B 12", travel],
  [[0], 1, [10, 1.5], "Price list review", "Amara, Mei and Sofia", meeting],
  [[0], 2, [9.5, 1], "Interview: warehouse lead", "Room 2.14, with Omar", ["user", "teal"]],
  [[0], 2, [12.5, 1], "Lunch with Elena", "", pleasant],
  [[0], 2, [15, 2], "Quarterly figures", "Draft by five", focus],
  [[0], 3, [10, 1], "Fire drill", "Leave by the back stairs", ["warning", "amber"]],
  [[0], 3, [13, 1], "Auditor's questions", "Invoices 4102, 4117 and 4130", call],
  [[0], 4, { days: 1 }, "Shop certificate expires", "Amara has access", deadline],
  [[0], 5, [10, 2], "Move the archive", "Boxes are in the hall", ["check", "green"]],
  [[1], 0, [13, 2], "Training: new till", "Window room", ["star", "violet"]],
  [[1], 2, { days: 2 }, "Visit to Gothenburg", "Flight at 7:40", travel],
  [[1], 3, [17, 1.5], "Harbour tour", "With Jonas", pleasant],
  [[-2], 3, { days: 1 }, "Stocktaking", "All hands", ["check", "green"]],
  [[-3], 4, [9, 1], "Insurance renewal", "Signed by noon", deadline],
  [[3], 1, { days: 1 }, "Quarterly report due", "To the board", deadline],
  [[4], 3, [18, 3], "Dinner with the board", "The old mill by the canal", ["star", "violet"]],
];

const ofColleagues: readonly SeedEvent[] = [
  [[0], 1, [11, 1], "Review with Robin", "", meeting],
  [[0, 1], 3, [14, 0.5], "Supplier call", "Ask about the delivery", call],
  [[0, 2], 2, [9, 3], "Focus time", "", focus],
  [[1], 3, { days: 2 }, "Out of office", "Back on Monday", travel],
];

const external = [
  ["Write the newsletter", "One page, one picture", ["star", "violet"]],
  ["Check the alarm system", "Omar has the code", ["lock", "red"]],
  ["Team lunch", "Somewhere with a garden", ["coffee", "amber"]],
  ["Call the landlord", "About the heating", ["phone", "teal"]],
  ["Book the flights", "Before the prices rise", ["plane", "green"]],
] as const;

/** Covers a month before and after now for everybody, with most events for the demo user. In the server's time zone. */
export const seedCalendar: Seed = async (db, context) => {
  const { now } = context;
  const monday = now.getDate() - ((now.getDay() + 6) % 7);
  for (const [index, { username }] of people.entries()) {
    const userId = idOf(context, username);
    const isDemoUser = username === demoUsername;
    // Colleagues are not all away on the same day.
    const shift = isDemoUser ? 0 : index % 2;
    const own = isDemoUser
      ? ofDemoUser
      : ofColleagues.map(([weeks, day, ...rest]) => [weeks, day + shift, ...rest] as const);
    const rows = [...shared, ...own].flatMap(([weeks, day, hours, title, description, [icon, className]]) =>
      weeks.map((week) => {
        const date = monday + week * 7 + day;
        const [startsAt, endsAt] =
          "days" in hours
            ? [wholeDay(now, date), wholeDay(now, date + hours.days)]
            : [timeOf(now, date, hours[0]), timeOf(now, date, hours[0] + hours[1])];
        return {
          id: idFrom(`${username}: ${title} ${week}`),
          userId,
          ...withDefaults({ title, description, icon, className }),
          startsAt,
          endsAt,
          allDay: "days" in hours,
        };
      }),
    );
    await db.insertInto("events").values(rows).execute();
    await db
      .insertInto("externalEvents")
      .values(
        external.slice(0, isDemoUser ? undefined : 3).map(([title, description, [icon, className]], place) => ({
          id: idFrom(`${username}: ${title}`),
          userId,
          title,
          description,
          icon,
          className,
          createdAt: new Date(now.getTime() + place),
        })),
      )
      .execute();
  }
};

const timeOf = (now: Date, date: number, hours: number) =>
  new Date(now.getFullYear(), now.getMonth(), date, Math.floor(hours), (hours % 1) * 60);

const wholeDay = (now: Date, date: number) => new Date(Date.UTC(now.getFullYear(), now.getMonth(), date));
