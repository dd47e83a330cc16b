import type { ProjectStatus } from "#features/projects/contract.ts";
import { createRandom } from "#server/db/seed/random.ts";
import { hoursAgo, idOf, people, type Seed } from "#server/db/seed/people.ts";

/** Projects with a comment on their state; the others go as planned. */
const projects: readonly (readonly [title: string, comment?: string])[] = [
  ["Customer portal", "Sign-in and invoices are live; the archive follows with the next release."],
  ["Warehouse move to Rotterdam", "The racks are up. Two weeks of double stock are planned."],
  ["Annual report"],
  ["Payroll migration", "Runs alongside the old system until the figures have matched for two months."],
  ["Spring catalogue", "The photos are a week late; the printer can wait until the 14th."],
  ["Office in Lisbon"],
  ["Support knowledge base", "Ninety articles have been moved, forty are left."],
  ["Mobile check-in"],
  ["Energy audit", "The second meter was misread and will be read again."],
  ["Partner programme"],
  ["Brand refresh", "Waiting for the board to choose between the last two drafts."],
  ["Data retention review"],
  ["Returns desk", "One address for all countries; labels come by mail."],
  ["Barcode scanners", "The new ones work in the dark, which was the point."],
  ["Supplier scorecard"],
  ["Canteen"],
  ["Fleet renewal", "Six vans of eleven are electric now."],
  ["Invoice scanning"],
  ["Trade fair in Milan", "Hall 7 again. The stand is booked, the hotel is not."],
  ["Customs paperwork"],
  ["Night shift trial", "Ends with the quarter, after the works council has been consulted."],
  ["Photo studio"],
  ["Loyalty card", "Stopped: too few customers would have used it."],
  ["Roof repair"],
  ["Intranet search"],
  ["Packaging without plastic", "Paper tape holds just as well and costs a cent more."],
  ["First aid training"],
  ["Price monitor"],
  ["Translation of manuals", "Arabic and Portuguese are done; Japanese is being proofread."],
  ["Parking permits"],
  ["Quality handbook"],
  ["Complaints by chat", "Half of all complaints now come in this way."],
  ["Solar panels"],
  ["Archive of drawings"],
  ["Interview guide"],
  ["Delivery windows", "Customers choose a two-hour window; route planning does not support it yet."],
  ["Backup drill"],
  ["Reading room"],
  ["Product feed", "The marketplace wants sizes in inches as well."],
  ["Travel policy"],
];

const weeks = 14;
const day = 86_400_000;

export const seedProjects: Seed = async (db, context) => {
  const random = createRandom(81);
  const rows = await db
    .insertInto("projects")
    .values(
      projects.map(([title, comment = ""]) => ({
        title,
        comment,
        ...makeProject(random, context.now, title, comment !== ""),
      })),
    )
    .returning("id")
    .execute();
  // Everybody has opened five projects; the demo user, the first five.
  const opened = people.flatMap(({ username }, index) =>
    rows.slice(0, 5).map((_, step) => ({
      userId: idOf(context, username),
      projectId: rows[(index * 5 + step) % rows.length]?.id ?? "",
      openedAt: hoursAgo(context, 2 + step * 19 + index),
    })),
  );
  await db.insertInto("recentProjects").values(opened).execute();
};

/** Consistent dates, hours and costs: past projects are done, future ones have no costs. */
function makeProject(
  { below, oneOf }: ReturnType<typeof createRandom>,
  now: Date,
  title: string,
  hasDescription: boolean,
) {
  const length = 40 + below(240);
  // Projects with a comment are in progress.
  const begun = hasDescription ? Math.round((length * (30 + below(60))) / 100) : below(length + 120) - 40;
  const status = statusOf(title, begun, length, below(100));
  const est = 40 * (2 + below(46));
  const target = est * (60 + 5 * below(8));
  const share = Math.min(Math.max(begun / length, 0), 1);
  const isDone = status === "Completed";
  const progress = isDone ? 100 : status === "Planned" ? 0 : Math.min(Math.round(share * (75 + below(30))), 96);
  const pace = est / Math.max(length / 7, 1);
  return {
    est,
    status,
    contacts: Array.from({ length: 1 + below(4) }, () => oneOf(people).username).filter(
      (username, index, all) => all.indexOf(username) === index,
    ),
    target,
    actual: Math.round((target * progress * (80 + below(45))) / 10_000),
    progress,
    starts: new Date(now.getTime() - begun * day),
    ends: new Date(now.getTime() + (length - begun) * day),
    // No hours before the project begins, and none once it is done.
    tracker: Array.from({ length: weeks }, (_, week) => {
      const daysIn = begun - (weeks - 1 - week) * 7;
      const isAtWork = status !== "Planned" && daysIn > 0 && daysIn <= length;
      return isAtWork ? Math.round(pace * (0.4 + below(120) / 100)) : 0;
    }),
  };
}

function statusOf(title: string, begun: number, length: number, chance: number): ProjectStatus {
  if (title === "Loyalty card") return "Cancelled";
  if (begun <= 0) return "Planned";
  if (begun > length) return "Completed";
  return chance < 15 ? "On hold" : "Active";
}
