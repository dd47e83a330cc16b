import { sql } from "kysely";

import type { OrderStatus } from "#features/orders/contract.ts";
import { catalogue } from "#server/db/seed/catalogue.ts";
import { createRandom } from "#server/db/seed/random.ts";
import type { Seed } from "#server/db/seed/people.ts";

const orders = 1000;
const customers = 320;
const hour = 3_600_000;
const day = 24 * hour;

const firstNames = [
  ..."Anna Ben Clara David Emil Farah Giulia Hugo Ines Jakub Kenji Lina Marek Nadia Oskar Paula Quentin".split(" "),
  ..."Rosa Samir Tilda Ugo Vera Wiktor Ximena Yusuf Zofia Aoife Bruno Célia Dmitri Elif Finn".split(" "),
];
const lastNames = [
  ..."Abbas Berg Costa Duarte Eriksen Fischer Greco Hansen Ionescu Jansen Keller Laurent Marino Nakamura".split(" "),
  ..."Öberg Pereira Quinn Rossi Santos Tóth Ueda Virtanen Weber Yılmaz Zimmer Andersson Bauer Carvalho".split(" "),
];
/** Delivery addresses, and the formats of their postal codes. */
const places = [
  ["Hamburg", "20###"],
  ["Berlin", "10###"],
  ["Paris", "750##"],
  ["Lyon", "6900#"],
  ["Madrid", "280##"],
  ["Valencia", "460##"],
  ["Lisboa", "1##0-###"],
  ["Porto", "4###-###"],
  ["Milano", "201##"],
  ["Wien", "1##0"],
  ["Gothenburg", "41# ##"],
  ["København", "2###"],
  ["Kraków", "30-###"],
  ["Amsterdam", "10## AB"],
] as const;

/** Orders below this amount, in euros, pay for delivery. */
const freeFrom = 50;
const shippingPrice = 4.9;

const steps = ["New", "Paid", "Packed", "Shipped", "Delivered"] as const satisfies readonly OrderStatus[];
/** The time of each step, in hours after the purchase. */
const stepHours = [0, 2, 26, 44, 96];

/** A year of orders, more of them recent: old ones have arrived, new ones are under way. */
export const seedOrders: Seed = async (db, { now }) => {
  const { below, oneOf, figures } = createRandom(427);
  const people = Array.from({ length: customers }, (_, index) => {
    const name = `${oneOf(firstNames)} ${oneOf(lastNames)}`;
    const [city, zip] = oneOf(places);
    const address = name
      .normalize("NFD")
      .replaceAll(/[^A-Za-z ]/g, "")
      .replace(" ", ".")
      .toLowerCase();
    return {
      customerId: `C-${2001 + index}`,
      customer: name,
      email: `${address}@example.com`,
      city,
      postalZip: figures(zip),
    };
  });
  const ages = Array.from(
    { length: orders },
    () => 1 + Math.floor((below(10_000) / 10_000) ** 1.8 * 365 * 24),
  ).toSorted((one, other) => other - one);
  const rows = ages.map((age) => {
    const bought = new Date(now.getTime() - age * hour);
    const lines = Array.from({ length: 1 + below(4) }, () => oneOf(catalogue))
      .filter((product, index, all) => all.indexOf(product) === index)
      .map(({ name, price, vatRate }) => ({ name, quantity: below(4) === 0 ? 2 + below(3) : 1, price, vatRate }));
    const basePrice = Math.round(lines.reduce((sum, line) => sum + line.price * line.quantity, 0) * 100) / 100;
    const history = makeHistory(bought, age, below);
    return {
      ...oneOf(people),
      purchase: bought,
      delivery: new Date(bought.getTime() + (stepHours.at(-1) ?? 0) * hour + below(3) * day),
      basePrice,
      shipping: basePrice < freeFrom ? shippingPrice : 0,
      status: history.at(-1)?.status ?? "New",
      lines: JSON.stringify(lines),
      history: JSON.stringify(history),
    };
  });
  await db.insertInto("orders").values(rows).execute();
  await sql`analyze orders`.execute(db);
};

/** The steps an order has taken at its age in hours. One in twenty is cancelled or returned. */
function makeHistory(bought: Date, age: number, below: (limit: number) => number) {
  const at = (hours: number) => new Date(bought.getTime() + hours * hour).toISOString();
  const taken: { status: OrderStatus; at: string }[] = steps.flatMap((status, index) => {
    const hours = stepHours[index] ?? 0;
    return hours < age ? [{ status, at: at(hours) }] : [];
  });
  const chance = below(100);
  if (chance < 5) {
    const early = taken.slice(0, 1 + below(2));
    const hours = 8 + below(12);
    return hours < age
      ? [...early.filter((step) => step.at < at(hours)), { status: "Cancelled" as const, at: at(hours) }]
      : early;
  }
  const back = 240 + below(96);
  if (chance < 9 && back < age) return [...taken, { status: "Returned" as const, at: at(back) }];
  return taken;
}
