import { english } from "#contract/text/english.ts";
import { hrefOf, screens } from "#contract/screens/screens.ts";
import { hoursAgo, idOf, people, type Seed } from "#server/db/seed/people.ts";

type Item = readonly [
  type: "messages" | "notifications" | "tasks",
  actor: string,
  title: string,
  text: string,
  hours: number,
  more?: { readonly unread?: true; readonly progress?: number; readonly href?: string },
];

const unread = true;
const inbox = "/inbox/inbox";

const items: readonly Item[] = [
  ["messages", "jonas.lindqvist", "Are you coming?", "We are downstairs already.", 0.2, { unread }],
  [
    "messages",
    "amara.okafor",
    "Room change",
    "Thursday's meeting is now in 2.14, not 2.11.",
    0.9,
    { unread, href: inbox },
  ],
  [
    "messages",
    "priya.raman",
    "Go-ahead needed",
    "The warehouse wants to plan the shifts.",
    1.3,
    { unread, href: inbox },
  ],
  ["messages", "sofia.almeida", "Meeting room or desks?", "The architect is asking again.", 6, { unread, href: inbox }],
  ["messages", "mei.tanaka", "Chapter 2", "The energy chart is ready.", 21],
  ["messages", "omar.haddad", "The lorry has left", "All four boxes are on it.", 29],
  ["messages", "mateo.cruz", "Shelves are here", "A day early, for once.", 50],
  ["messages", "lucas.moreau", "Contract", "They accept two years.", 75],
  [
    "notifications",
    "elena.petrova",
    english("Backup finished"),
    english("48 GB in 12 minutes, verified."),
    0.5,
    { unread },
  ],
  [
    "notifications",
    "priya.raman",
    english("{{name}} shared a sheet"),
    "pilot-results.xlsx",
    1.2,
    { unread, href: inbox },
  ],
  [
    "notifications",
    "amara.okafor",
    english("You were invited"),
    english("Launch review, Thursday at ten."),
    3,
    { unread },
  ],
  ["notifications", "elena.petrova", english("New sign-in"), english("From a browser on Windows, in Lisbon."), 11],
  [
    "notifications",
    "jonas.lindqvist",
    english("{{name}} mentioned you"),
    english("In the notes on mobile check-in."),
    18,
  ],
  ["notifications", "mateo.cruz", english("Stock is low"), english("Packing tape: 14 rolls left."), 27],
  ["notifications", "lucas.moreau", english("A document was signed"), english("Supplier terms, version 4."), 55],
  ["notifications", "mei.tanaka", english("{{name}} joined a project"), "Annual report", 98],
  ["tasks", "priya.raman", "Decide on the pilot", english("Due today"), 1.2, { unread, progress: 80 }],
  ["tasks", "elena.petrova", "Confirm the access review", english("Due on Friday"), 23, { unread, progress: 10 }],
  ["tasks", "mei.tanaka", "Read chapters 1 to 3", english("Due next week"), 25, { unread, progress: 35 }],
  ["tasks", "sofia.almeida", "Choose a floor plan", english("Due on Friday"), 30, { progress: 50 }],
  ["tasks", "jonas.lindqvist", "Compare the two brand directions", english("No due date"), 44, { progress: 60 }],
  ["tasks", "mateo.cruz", "Finish the inventory", english("Done"), 70, { progress: 100 }],
  ["tasks", "amara.okafor", "Write the speech for the welcome lunch", english("Due on the first"), 90, { progress: 0 }],
  ["tasks", "lucas.moreau", "Sign the supplier terms", english("Done"), 120, { progress: 100 }],
];

/** The texts of notifications and the due dates of tasks are texts of the app; everything else is what users wrote. */
function toColumns(type: Item[0], title: string, text: string) {
  if (type === "notifications") return { title, text, details: "{}" };
  if (type === "tasks") return { title: "{{title}}", text, details: JSON.stringify({ title }) };
  return { title: "{{title}}", text: "{{text}}", details: JSON.stringify({ title, text }) };
}

const addresses = new Set(screens.map(hrefOf));

/** The address that an item links to, in a copy that has the screen. */
const linkOf = (href: string | undefined) => (href !== undefined && addresses.has(href) ? href : null);

/** Everybody sees the others' activities. */
export const seedActivities: Seed = async (db, context) => {
  const rows = people.flatMap(({ username }) =>
    items
      .filter(([, actor]) => actor !== username)
      .map(([type, actor, title, text, hours, more]) => ({
        userId: idOf(context, username),
        type,
        actorId: idOf(context, actor),
        ...toColumns(type, title, text),
        href: linkOf(more?.href),
        progress: more?.progress ?? null,
        happenedAt: hoursAgo(context, hours),
        isRead: !more?.unread,
      })),
  );
  await db.insertInto("activities").values(rows).execute();
};
