/** The author, the hours before now, and the text. */
export type Line = readonly [username: string, hours: number, text: string];

/** The common room over the last working days, oldest first. */
export const commonLines: readonly Line[] = [
  ["amara.okafor", 78, "Good morning! The new coffee machine is here. It has a manual of 64 pages."],
  ["jonas.lindqvist", 77.9, "I have read the page with the big button. That seems to be enough."],
  ["sofia.almeida", 77.8, "Is there oat milk?"],
  ["amara.okafor", 77.8, "In the door of the fridge, second shelf."],
  ["mateo.cruz", 77.2, "Two lorries at the ramp between ten and eleven, please keep the yard clear."],
  ["omar.haddad", 77.1, "One of them is ours, four boxes for the fair."],
  ["mateo.cruz", 77, "Noted. Ramp 2 then."],
  ["elena.petrova", 76, "Short notice: the mail server restarts at noon. Two minutes, no more."],
  ["priya.raman", 75.9, "Thank you for not doing it at nine this time 😄"],
  ["elena.petrova", 75.9, "I learn."],
  ["mei.tanaka", 74, "Does anyone have the photos of the warehouse from last spring? I need one for chapter 3."],
  ["mateo.cruz", 73.9, "I do. How large?"],
  ["mei.tanaka", 73.8, "As large as you have them. It will be printed over two pages."],
  ["mateo.cruz", 73.5, "On the shared drive, folder “spring”, 41 of them."],
  ["mei.tanaka", 73.4, "Number 17, the one with the forklift, is wonderful. Thank you!"],
  ["lucas.moreau", 72.5, "The supplier has signed. Two years, and delivery on Tuesdays as we wanted."],
  ["robin.vale", 72.4, "Well done, Lucas."],
  ["priya.raman", 72.4, "🎉"],
  ["lucas.moreau", 72.3, "It was mostly patience."],
  ["amara.okafor", 71, "Lunch at half past twelve, at the place with the lentils. Who's coming?"],
  ["jonas.lindqvist", 70.9, "Me."],
  ["sofia.almeida", 70.9, "Me too, ten minutes later."],
  ["omar.haddad", 70.8, "I have a customer until one. Bring me something with aubergine?"],
  ["amara.okafor", 70.8, "Aubergine for Omar, noted."],
  ["elena.petrova", 69.5, "Mail is back. One minute and fifty seconds."],
  ["robin.vale", 69.4, "We noticed nothing, which is the best kind of maintenance."],
  ["sofia.almeida", 54, "The architect sent the floor plans. Two options: more meeting rooms, or more desks."],
  ["jonas.lindqvist", 53.9, "Desks. Meetings make more meetings."],
  ["amara.okafor", 53.8, "Meeting rooms. People need somewhere to take calls."],
  ["sofia.almeida", 53.7, "I see this will be quick."],
  ["priya.raman", 53.5, "What about four small rooms for two instead of one large one?"],
  ["sofia.almeida", 53.4, "That's actually a good idea. I'll ask her to draw it."],
  ["mateo.cruz", 52, "Inventory: 12,480 parts counted, 3 missing. We found 4."],
  ["lucas.moreau", 51.9, "So we gained one?"],
  ["mateo.cruz", 51.8, "I'd rather not ask where it came from."],
  ["elena.petrova", 50, "Please update your password manager today, version 8.2 or later. It takes a minute."],
  ["omar.haddad", 49.9, "Done."],
  ["mei.tanaka", 49.8, "Done."],
  ["jonas.lindqvist", 49.5, "Done, and it only asked me three times whether I am really me."],
  ["elena.petrova", 49.5, "And are you?"],
  ["jonas.lindqvist", 49.4, "Mostly."],
  ["robin.vale", 47, "The launch review moves to Thursday at ten, room 2.14. The agenda is in your inbox."],
  ["amara.okafor", 46.9, "I'll bring the cake I promised for the last one."],
  ["priya.raman", 46.8, "Then I'll bring numbers that go with cake."],
  ["lucas.moreau", 30, "Who has the adapter for the projector? It was in the drawer, and now it isn't."],
  ["sofia.almeida", 29.9, "The drawer with the batteries, not the drawer with the cables."],
  ["lucas.moreau", 29.8, "There is a drawer with batteries?"],
  ["sofia.almeida", 29.8, "Third from the top. Next to the one with the candles."],
  ["lucas.moreau", 29.6, "Found it. Also found the candles. Why do we have eleven candles?"],
  ["amara.okafor", 29.5, "For Omar. Don't tell him."],
  ["omar.haddad", 29.4, "I am in this room, you know."],
  ["amara.okafor", 29.3, "You didn't read that."],
  ["mei.tanaka", 27, "First draft of the annual report is ready: 48 pages, of which 12 are still mostly headings."],
  ["robin.vale", 26.8, "Send it, headings and all. I like headings."],
  [
    "jonas.lindqvist",
    26,
    "The two brand directions are up in the corridor. Please put a green dot on the one you like.",
  ],
  ["priya.raman", 25.9, "Can I put a dot on both?"],
  ["jonas.lindqvist", 25.8, "One dot per person. I counted the dots."],
  ["mateo.cruz", 24.5, "The shelves are a day early. If anyone has two hands and twenty minutes, come down."],
  ["omar.haddad", 24.4, "On my way with both."],
  ["elena.petrova", 6, "Backup finished: 48 GB in 12 minutes, and I restored one file to check that it works."],
  ["priya.raman", 5.5, "The pilot: 92% of the orders went through without anyone touching them. Last week it was 71%."],
  ["robin.vale", 5.4, "That is better than we hoped. What about the other 8%?"],
  ["priya.raman", 5.3, "Half are addresses with typos, half are the customer in Porto who orders by fax."],
  ["sofia.almeida", 5.2, "He is my uncle. He will not change."],
  ["priya.raman", 5.2, "Then 96% it is 😄"],
  ["lucas.moreau", 3, "The contract for the second warehouse is on your desks. Please read page 7 twice."],
  [
    "amara.okafor",
    2.5,
    "Welcome lunch on the first, for the two new colleagues. Robin, you promised to say a few words?",
  ],
  ["robin.vale", 2.4, "I did. I haven't written them yet."],
  ["jonas.lindqvist", 1.6, "Green dots: 6 to 3. One is blue, and nobody admits to it."],
  ["mei.tanaka", 1.5, "The chart on energy is done. We used 9% less than last year, and nobody was cold."],
  ["mateo.cruz", 1.2, "Someone was, but that was in the cold store."],
  [
    "omar.haddad",
    0.9,
    "Our stand at the fair is 6 by 4 metres, on a corner, next to the coffee. I call that a success.",
  ],
  ["amara.okafor", 0.6, "Thursday has moved to 2.14, by the way. The cake already knows."],
  ["jonas.lindqvist", 0.25, "We're downstairs if anyone wants to come along."],
  ["sofia.almeida", 0.2, "Two minutes!"],
];

type Conversation = {
  readonly people: readonly [string, string];
  /** The number of last messages that the first person has not read; the second has read all. */
  readonly unread?: number;
  readonly lines: readonly Line[];
};

/** Private conversations: everybody in the office has at least one. */
export const privateConversations: readonly Conversation[] = [
  {
    people: ["robin.vale", "mei.tanaka"],
    unread: 2,
    lines: [
      ["robin.vale", 26.5, "I have read up to page 20. The part on the suppliers is very good."],
      ["mei.tanaka", 26.3, "Thank you! And the rest?"],
      ["robin.vale", 26.2, "Chapter 2 needs a chart. Otherwise nobody will believe the number."],
      ["mei.tanaka", 26.1, "I was afraid you would say that."],
      ["mei.tanaka", 1.4, "Here is your chart. Energy, by month, both years."],
      ["mei.tanaka", 1.4, "Is tomorrow at nine too early for the last chapter?"],
    ],
  },
  {
    people: ["robin.vale", "priya.raman"],
    unread: 1,
    lines: [
      ["priya.raman", 30, "Do we tell the customer about the pilot before or after the review?"],
      ["robin.vale", 29, "After. A week more or less makes no difference to them."],
      ["priya.raman", 28.9, "Agreed."],
      ["priya.raman", 1.3, "The warehouse wants to plan the shifts. Do I have your go-ahead?"],
    ],
  },
  {
    people: ["robin.vale", "jonas.lindqvist"],
    lines: [
      ["jonas.lindqvist", 44, "Which of the two would you hang up at home?"],
      ["robin.vale", 43.5, "The second. I'd hang the first one at the dentist's."],
      ["jonas.lindqvist", 43.4, "I'll quote you on that."],
    ],
  },
  {
    people: ["robin.vale", "elena.petrova"],
    lines: [
      ["elena.petrova", 23, "I need your yes for the access review by Friday. It's four names."],
      ["robin.vale", 22.5, "I'll look at it tonight."],
    ],
  },
  {
    people: ["amara.okafor", "sofia.almeida"],
    unread: 1,
    lines: [
      ["amara.okafor", 29.4, "He has seen the candles."],
      ["sofia.almeida", 29.3, "He never notices anything. He's Omar."],
      ["amara.okafor", 3, "Cake at three, then?"],
      ["sofia.almeida", 2.8, "Cake at three."],
    ],
  },
  {
    people: ["mateo.cruz", "omar.haddad"],
    lines: [
      ["omar.haddad", 24, "My back says thank you for the lift."],
      ["mateo.cruz", 23.9, "The shelves say thank you for your back."],
    ],
  },
  {
    people: ["lucas.moreau", "mei.tanaka"],
    unread: 1,
    lines: [
      ["lucas.moreau", 50, "May I name the supplier in the report?"],
      ["mei.tanaka", 49, "If they agree in writing, with pleasure."],
    ],
  },
];
