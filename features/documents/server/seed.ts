import type { CodeLanguage, DocumentKind } from "#features/documents/contract.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import { demoUsername, hoursAgo, idOf, type Seed } from "#server/db/seed/people.ts";
import { sanitizeDocument } from "#server/lib/text/sanitize.ts";

type SeedDocument = {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly hours: number;
  readonly language?: CodeLanguage;
  readonly body: string;
};

const documents: readonly SeedDocument[] = [
  {
    kind: "rich",
    title: "Notes for Monday's meeting",
    hours: 5,
    body: `<p>Half an hour, <strong>second floor</strong>, the room with the window.</p>
<ol>
<li><p>Price list: Mei shows the second draft.</p></li>
<li><p>Archive: forty boxes are gone, <em>sixty to go</em>.</p></li>
<li><p>Freight to the islands. Jonas has two offers.</p></li>
</ol>
<blockquote><p>Decisions first, discussion after.</p></blockquote>
<p>Bring your own coffee; the machine is being repaired until Thursday.</p>`,
  },
  {
    kind: "markdown",
    title: "How we ship on Fridays",
    hours: 26,
    body: `## How we ship on Fridays

We do, but only **before noon**. The order is always the same:

1. Check the list of open orders.
2. Print the labels with \`labels --today\`.
3. Call the driver if there are more than *twelve pallets*.

### If a pallet is late

- Write to the customer first.
- Then tell [Lindqvist Freight](https://freight.example/contact).

> A customer who was told is a customer who waits.

| Region | Last pick-up |
| --- | --- |
| North | 11:00 |
| Islands | 9:30 |
`,
  },
  {
    kind: "code",
    title: "Round prices for the catalogue",
    hours: 50,
    language: "javascript",
    body: `// Prices end in .00, .50 or .95, whichever is nearest.
const endings = [0, 0.5, 0.95, 1];

export function roundPrice(price) {
  const whole = Math.floor(price);
  const nearest = endings.reduce((best, ending) =>
    Math.abs(price - whole - ending) < Math.abs(price - whole - best) ? ending : best,
  );
  return whole + nearest;
}

console.log([12.1, 12.4, 12.93].map(roundPrice));
`,
  },
  {
    kind: "page",
    title: "Proposal: a smaller archive",
    hours: 8,
    body: `<h2>Where we are</h2>
<p>The archive fills two rooms, and most of it has not been opened for ten years. We pay for <strong>84 square metres</strong> that nobody enters except to look for the stapler.</p>
<h2>What we propose</h2>
<p>Keep what the law requires, scan what people ask for, and recycle the rest. Omar's team has sorted the first forty boxes:</p>
<table><tbody>
<tr><th><p>Content</p></th><th><p>Boxes</p></th><th><p>Keep until</p></th></tr>
<tr><td><p>Invoices and receipts</p></td><td><p>14</p></td><td><p>2034</p></td></tr>
<tr><td><p>Contracts</p></td><td><p>6</p></td><td><p>Ten years after their end</p></td></tr>
<tr><td><p>Catalogues and price lists</p></td><td><p>20</p></td><td><p>Not needed</p></td></tr>
</tbody></table>
<h3>Steps</h3>
<ul>
<li><p>May: scan the contracts, two boxes a day.</p></li>
<li><p>June: move the invoices to the small room.</p></li>
<li><p>July: hand back the large room.</p></li>
</ul>
<h2>What it costs</h2>
<p>Four weeks of one person, and a scanner that we already have. We save the rent of the large room from August on. The rules for keeping records are at <a href="https://records.example/retention">records.example</a>.</p>
<blockquote><p>Nobody has ever asked for a catalogue from 2009. – Omar</p></blockquote>`,
  },
  {
    kind: "page",
    title: "Welcome to the office",
    hours: 200,
    body: `<h2>Your first day</h2>
<p>Amara meets you at the door at nine. Your computer is on the desk by the window, and your password is in the envelope.</p>
<h2>Good to know</h2>
<ul>
<li><p>Lunch is at half past twelve. Somebody always goes to the canal.</p></li>
<li><p>Expenses go to Priya before the last Thursday of the month.</p></li>
</ul>`,
  },
];

/** Documents of the demo user, at least one of each kind. */
export const seedDocuments: Seed = async (db, context) => {
  await db
    .insertInto("documents")
    .values(
      documents.map(({ kind, title, hours, language = "javascript", body }) => ({
        id: idFrom(`document: ${title}`),
        userId: idOf(context, demoUsername),
        kind,
        title,
        language,
        body: kind === "rich" || kind === "page" ? sanitizeDocument(body) : body,
        createdAt: hoursAgo(context, hours + 2),
        updatedAt: hoursAgo(context, hours),
      })),
    )
    .execute();
};
