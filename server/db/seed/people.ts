import { office } from "#office";
import type { Db } from "#server/db/client.ts";

/** Passed to every feature's seed: the time that dates are relative to, and the people. */
export type SeedContext = {
  readonly now: Date;
  /** The ids of the people, by username. */
  readonly people: ReadonlyMap<string, string>;
};

export type Seed = (db: Db, context: SeedContext) => Promise<void>;

const person = (username: string, name: string, job: string, location: string) => ({
  username,
  name,
  firstName: name.split(" ")[0] ?? "",
  lastName: name.split(" ").slice(1).join(" "),
  job,
  company: office.company.name,
  location,
  email: `${username}@atrium.example`,
  picture: `people/${username}.svg`,
});

/** The user that a visitor becomes in the demo. */
export const demoUsername = "robin.vale";

/**
 * In the demo, the password of every account that has none of its own. It is not stored, and does not work outside the
 * demo.
 */
export const demoPassword = "demo";

/** The demo user first, then the colleagues. Each has a picture in `web/public/people/`. */
export const people = [
  person(demoUsername, "Robin Vale", "Operations lead", "Hamburg"),
  person("amara.okafor", "Amara Okafor", "Head of sales", "Lagos"),
  person("jonas.lindqvist", "Jonas Lindqvist", "Logistics", "Gothenburg"),
  person("mei.tanaka", "Mei Tanaka", "Pricing", "Osaka"),
  person("sofia.almeida", "Sofia Almeida", "Accounting", "Porto"),
  person("lucas.moreau", "Lucas Moreau", "Events", "Lyon"),
  person("priya.raman", "Priya Raman", "Customer support", "Chennai"),
  person("omar.haddad", "Omar Haddad", "Facilities", "Amman"),
  person("elena.petrova", "Elena Petrova", "Legal", "Sofia"),
  person("mateo.cruz", "Mateo Cruz", "Purchasing", "Valencia"),
] as const;

/** @throws if the seed has no such person */
export function idOf(context: Pick<SeedContext, "people">, username: string) {
  const id = context.people.get(username);
  if (id === undefined) throw new Error(`There is no ${username} in the seed`);
  return id;
}

/** The full name of a person of the seed. */
export const nameOf = (username: string) => people.find((each) => each.username === username)?.name ?? username;

/** In milliseconds. */
const hour = 3_600_000;

/** The working day of the demo, in hours of the office's time zone. */
const workday = { start: 8, end: 18 } as const;
const workdayLength = workday.end - workday.start;

/**
 * The time a number of hours before now, or after it if negative. A past time is in working hours, of which a day has ten
 * of 24: 24 hours ago is the same time of the previous day, and 12 hours ago five working hours. Keeps the order.
 */
export function hoursAgo({ now }: Pick<SeedContext, "now">, hours: number) {
  if (hours <= 0) return new Date(now.getTime() - hours * hour);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const clock = (now.getTime() - midnight.getTime()) / hour;
  const worked = Math.min(Math.max(clock - workday.start, 0), workdayLength) - (hours * workdayLength) / 24;
  const days = Math.floor(worked / workdayLength);
  const time = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, workday.start);
  return new Date(time.getTime() + (worked - days * workdayLength) * hour);
}
