import { sql } from "kysely";

import { cities } from "#demos/tables/contract.ts";
import { createRandom } from "#server/db/seed/random.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import type { Seed } from "#server/db/seed/people.ts";

const firstNames = [
  ..."Amara Jonas Mei Sofia Lucas Priya Omar Elena Mateo Robin Hana Tomasz Chloé Ibrahim Ingrid Nikhil".split(" "),
  ..."Zoë Rafael Aiko Björn Fatima Łukasz Camille Diego Emeka Freya Gustav Helena Isabel João Karin Leila".split(" "),
];
const lastNames = [
  ..."Okafor Lindqvist Tanaka Almeida Moreau Raman Haddad Petrova Cruz Vale Nowak García Müller Svensson".split(" "),
  ..."Adeyemi Watanabe Dubois Ferreira Khalil Ivanova Ortega Nyström Iyer Sørensen Kowalski Lefèvre Suzuki".split(" "),
];
const trades = [
  ..."Freight Textiles Foods Optics Ceramics Timber Paper Glass Tools Bicycles Coffee Instruments Lighting".split(" "),
  ..."Printing Shipping Robotics Pharma Furniture".split(" "),
];
const forms = ["& Co.", "Ltd.", "GmbH", "AB", "SA", "Group", "& Daughters", "Works"];
/** The dialling code and the postal code of each city; the remaining digits are random. */
const places: Readonly<Record<(typeof cities)[number], readonly [code: string, zip: string]>> = {
  Amman: ["+962 6", "111##"],
  Chennai: ["+91 44", "600 0##"],
  Gothenburg: ["+46 31", "41# ##"],
  Hamburg: ["+49 40", "20###"],
  Lagos: ["+234 1", "1002##"],
  Lyon: ["+33 4", "6900#"],
  Montréal: ["+1 514", "H2X #A#"],
  Osaka: ["+81 6", "530-00##"],
  Porto: ["+351 22", "4000-###"],
  Sofia: ["+359 2", "1###"],
  Valencia: ["+34 96", "460##"],
  Wrocław: ["+48 71", "5#-###"],
};

const dataRows = 800;
const gridRows = 120;
const dayMilliseconds = 86_400_000;

/** A person with a company, for the data table. */
function makeDataRow({ below, oneOf, figures }: ReturnType<typeof createRandom>, now: Date) {
  const city = oneOf(cities);
  const [code, zip] = places[city];
  const lastName = oneOf(lastNames);
  return {
    name: `${oneOf(firstNames)} ${lastName}`,
    phone: `${code} ${figures("### ## ##")}`,
    company: `${below(3) === 0 ? lastName : oneOf(lastNames)} ${oneOf(trades)} ${oneOf(forms)}`,
    zip: figures(zip),
    city,
    date: new Date(now.getTime() - below(900) * dayMilliseconds),
  };
}

const purposes = [
  ["Pallets, standard", "Delivered in two lots"],
  ["Office chairs", "Six, stackable"],
  ["Freight to Gothenburg", ""],
  ["Coffee for the kitchen", "Dark roast"],
  ["Licenses, yearly", "Renewed until the end of next year"],
  ["Trade fair stand", "On a corner, with a counter"],
  ["Packing tape", ""],
  ["Lift repair", "Not covered by the warranty"],
  ["Manual translation", "Into Portuguese and Arabic"],
  ["Printer paper", "Forty boxes"],
  ["Training: new till", ""],
  ["Cleaning, monthly", "Including the second floor"],
  ["Van insurance", "Comprehensive"],
  ["Hotel in Lyon", "Two nights, three people"],
  ["Sample boxes", "For Mei"],
] as const;

export const seedTables: Seed = async (db, { now }) => {
  const random = createRandom(2026);
  const people = Array.from({ length: dataRows }, () => makeDataRow(random, now));
  await db.insertInto("dataRows").values(people).execute();

  const rows = Array.from({ length: gridRows }, (_, index) => {
    const [name, note] = random.oneOf(purposes);
    const amount = (random.below(480_000) + 1500) / 100;
    const tax = Math.round(amount * random.oneOf([0, 7, 19, 20, 25])) / 100;
    const date = new Date(now.getTime() - random.below(300) * dayMilliseconds);
    return { key: idFrom(`grid row ${index}`), name, note, amount, tax, date };
  });
  await db.insertInto("gridRows").values(rows).execute();
  await sql`analyze data_rows, grid_rows`.execute(db);
};
