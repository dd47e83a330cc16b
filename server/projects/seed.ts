import { hoursAgo, idOf, people, type Seed } from "#server/db/seed/people.ts";

const titles = [
  "Customer portal",
  "Warehouse move to Rotterdam",
  "Annual report",
  "Payroll migration",
  "Spring catalogue",
  "Office in Lisbon",
  "Support knowledge base",
  "Mobile check-in",
  "Energy audit",
  "Partner programme",
  "Brand refresh",
  "Data retention review",
];

export const seedProjects: Seed = async (db, context) => {
  const projects = await db
    .insertInto("projects")
    .values(titles.map((title) => ({ title })))
    .returning("id")
    .execute();
  // Everybody opened five; the demo user, who comes first, the first five.
  const opened = people.flatMap(({ username }, index) =>
    projects.slice(0, 5).map((_, step) => ({
      userId: idOf(context, username),
      projectId: projects[(index * 5 + step) % projects.length]?.id ?? "",
      openedAt: hoursAgo(context, 2 + step * 19 + index),
    })),
  );
  await db.insertInto("recentProjects").values(opened).execute();
};
