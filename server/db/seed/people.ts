import type { Db } from "#server/db/client.ts";

/** What every feature's seed is given: the time to place dates around, and who there is. */
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
  company: "Atrium Trading",
  location,
  email: `${username}@atrium.example`,
  picture: `people/${username}.svg`,
});

/** The person that a visitor without a session becomes, where there is no sign-in. */
export const demoUsername = "robin.vale";

/** In the demo, the password of everybody who has set none. It is stored nowhere, and good for nothing elsewhere. */
export const demoPassword = "demo";

/** The office: the demo user first, then the colleagues. Each has a picture in `web/public/people/`. */
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

/** @throws where somebody is named who is not in the seed */
export function idOf(context: Pick<SeedContext, "people">, username: string) {
  const id = context.people.get(username);
  if (id === undefined) throw new Error(`There is no ${username} in the seed`);
  return id;
}

/** The time some hours before now, or after it. */
export const hoursAgo = ({ now }: Pick<SeedContext, "now">, hours: number) =>
  new Date(now.getTime() - hours * 3_600_000);
