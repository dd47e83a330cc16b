import type { Db } from "#server/db/client.ts";

/** What every feature's seed is given: the time to place dates around, and who there is. */
export type SeedContext = {
  readonly now: Date;
  /** The ids of the people, by username. */
  readonly people: ReadonlyMap<string, string>;
};

export type Seed = (db: Db, context: SeedContext) => Promise<void>;

const person = (username: string, name: string) => ({
  username,
  name,
  email: `${username}@atrium.example`,
  picture: `people/${username}.svg`,
});

/** The person that a visitor without a session becomes, where there is no sign-in. */
export const demoUsername = "robin.vale";

/** In the demo, the password of everybody who has set none. It is stored nowhere, and good for nothing elsewhere. */
export const demoPassword = "demo";

/** The office: the demo user first, then the colleagues. Each has a picture in `web/public/people/`. */
export const people = [
  person(demoUsername, "Robin Vale"),
  person("amara.okafor", "Amara Okafor"),
  person("jonas.lindqvist", "Jonas Lindqvist"),
  person("mei.tanaka", "Mei Tanaka"),
  person("sofia.almeida", "Sofia Almeida"),
  person("lucas.moreau", "Lucas Moreau"),
  person("priya.raman", "Priya Raman"),
  person("omar.haddad", "Omar Haddad"),
  person("elena.petrova", "Elena Petrova"),
  person("mateo.cruz", "Mateo Cruz"),
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
