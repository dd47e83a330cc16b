import type { FormContent, FormName } from "#demos/forms/contract.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import { demoUsername, hoursAgo, idOf, type Seed } from "#server/db/seed/people.ts";

type SeedSubmission = readonly [form: FormName, hours: number, content: FormContent];

const submissions: readonly SeedSubmission[] = [
  [
    "contact",
    5,
    {
      fullName: "Hanna Brandt",
      email: "hanna.brandt@nordkai.example",
      title: "Delivery times before the holidays",
      content: "We'd like to know the last day on which an order still arrives in the same week.",
    },
  ],
  [
    "order",
    22,
    {
      name: "Paulo Ferraz",
      email: "paulo@ferraz-interiores.example",
      phone: "+351 220 555 017",
      interested: "Consulting",
      budget: "5,000–10,000",
    },
  ],
  [
    "review",
    31,
    {
      name: "Ines Carvalho",
      email: "ines.carvalho@mail.example",
      review: "The beech chair survived two moves and a cat. One screw was loose when it arrived.",
      quality: 5,
      reliability: 4,
      overall: 5,
    },
  ],
  [
    "comment",
    54,
    {
      name: "Tomasz Lis",
      email: "tomasz@lis-studio.example",
      url: "https://lis-studio.example/",
      comment: "The new price list is far easier to read. Could you add the weights?",
    },
  ],
  ["product", 79, { price: 129.5, amount: 12, color: "Green", size: "Medium" }],
  [
    "movie",
    101,
    {
      title: "The Last Pallet",
      genre: "Comedy",
      director: "Greta Sund",
      writer: "Aldo Ricci",
      producer: "Harbour Light Pictures",
      website: "https://the-last-pallet.example/",
      trailer: "https://the-last-pallet.example/trailer",
      review: "Ninety minutes in a warehouse, and not one of them too long.",
      rating: 4,
    },
  ],
];

/** A few forms that the demo user has submitted in the last days. */
export const seedForms: Seed = async (db, context) => {
  const rows = submissions.map(([form, hours, content]) => {
    const json = JSON.stringify(content);
    return {
      id: idFrom(`${form}: ${json}`),
      userId: idOf(context, demoUsername),
      form,
      content: json,
      submittedAt: hoursAgo(context, hours),
    };
  });
  await db.insertInto("formSubmissions").values(rows).execute();
};
