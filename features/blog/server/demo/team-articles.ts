import type { SeedArticle } from "#features/blog/server/demo/seed-article.ts";

/** Articles about tools and habits, and the drafts of the demo user. */
export const teamArticles: readonly SeedArticle[] = [
  {
    by: "robin.vale",
    days: 26,
    title: "One dashboard, and the spreadsheet we buried",
    summary: "Three months with the new dashboard: what we look at every day, and which numbers nobody misses.",
    tags: ["product", "tools"],
    body: `<p>We had a spreadsheet with eleven sheets. It took Jonas twenty minutes every morning to update it, and it was out of date by ten. In August we replaced it. I'd like to write down what has changed while I still remember how it was.</p>
<h2>What we look at</h2>
<p>Three things, it turns out. How many orders are open, which of them are late, and what customers are asking about today. Everything else we look at once a week, or when somebody asks.</p>
<h2>What nobody misses</h2>
<p>The spreadsheet had forty-four numbers. We moved all of them to the dashboard, waited a month, and then removed those that nobody had opened. Twenty-six went. There was one complaint, and it was about a colour.</p>
<h2>What we'd do again</h2>
<ul>
<li><p>Run both for two weeks, and compare every morning.</p></li>
<li><p>Give every number an owner who can explain it.</p></li>
<li><p>Delete the old file. Not archive: delete.</p></li>
</ul>
<blockquote><p>I haven't opened the spreadsheet once. I couldn't if I wanted to, and I don't want to.</p></blockquote>`,
    comments: [
      [
        "jonas.lindqvist",
        3,
        "Twenty minutes a day are eighty hours a year. I've spent the first eight of them on a bicycle.",
      ],
      ["sofia.almeida", 18, "The complaint about the colour was mine. I stand by it."],
    ],
  },
  {
    by: "priya.raman",
    days: 37,
    title: "Write it down once",
    tags: ["support", "writing", "tools"],
    summary: "Every answer that we give three times becomes an article. How we keep them short and true.",
    body: `<p>Our help pages used to have 340 articles. A third of them described screens that no longer exist. Today there are 95, and every one of them has been read by a customer in the last month.</p>
<h2>The rule of three</h2>
<p>The first time a question comes in, we answer it. The second time, we copy the answer. The third time, we write an article, and from then on we send its link. That's all the planning we do.</p>
<h2>Short and true</h2>
<p>An article answers one question, and the question is its title, in the words that customers use. It has at most one picture, because pictures grow old first. On its last line it says who checked it, and when.</p>
<h2>Throw away</h2>
<p>Once a quarter we sort by readers and look at the last ten. Most of them go. If somebody asks again, we have the rule of three.</p>`,
    comments: [["elena.petrova", 11, "May I steal the last line with the name and the date? For policies."]],
  },
  {
    by: "jonas.lindqvist",
    days: 41,
    title: "Labels that survive the rain",
    tags: ["logistics", "checklist"],
    summary: "We lost nine pallets last winter to wet labels. This winter: none so far.",
    body: `<p>Last winter nine of our pallets arrived somewhere, and nobody knew where they belonged. Each time the label had got wet. A pallet without a label is a very heavy riddle.</p>
<h2>What we tried</h2>
<p>We tried plastic sleeves, which fill with water. We tried tape across the label, which scanners don't like. We tried better paper, which costs more and dissolves a little later.</p>
<h2>What works</h2>
<ol>
<li><p>Two labels, on neighbouring sides. It's rare that both get wet.</p></li>
<li><p>Print the number large enough to read it from two metres.</p></li>
<li><p>Write the number on the wood, by hand, with a wax pen. It costs four cents.</p></li>
</ol>
<p>The wax pen was the idea of our driver Aino, who has been doing it for twenty years and had assumed that everybody did.</p>`,
  },
  {
    by: "lucas.moreau",
    days: 54,
    title: "The trade fair, honestly",
    tags: ["events", "sales"],
    summary: "Three days, one stand, 61 conversations. Was it worth it?",
    body: `<p>We've been to the fair in Lyon every year since 2016, and every year somebody asks whether it's worth it. This time we counted.</p>
<h2>What it cost</h2>
<p>The stand, the transport, two nights for four people and far too much coffee: 9,400 euros. Add eleven days of work, most of them mine.</p>
<h2>What it brought</h2>
<p>We talked to 61 people for longer than two minutes. Twenty-two of them were customers already. Of the other 39, fourteen have written to us since, and five have ordered. Their first orders add up to 7,900 euros.</p>
<h2>So?</h2>
<p>It doesn't pay for itself in a month. But the 22 customers told us things they'd never write in a message: which shelf wobbles, which box is hard to open, who's retiring. Mei changed three prices because of it, and Mateo found a supplier two stands away.</p>
<p>We'll go again, with a smaller stand and more chairs.</p>`,
    comments: [["mateo.cruz", 16, "The supplier two stands away made my year. I vote for chairs."]],
  },
  {
    by: "omar.haddad",
    days: 70,
    title: "Light, air, and the battle of the window",
    tags: ["office", "health"],
    summary: "We measured the air in all meeting rooms for two weeks. You were right about the small one.",
    body: `<p>There's a war in every office, and it's about the window. Instead of choosing a side, I put a sensor into each meeting room and waited for two weeks.</p>
<h2>The results</h2>
<p>The large room is fine. The one with the plants is fine too, and no, it isn't because of the plants. The small room next to the kitchen goes from fresh to sleepy in 35 minutes with four people in it. Nobody has ever made a good decision in there after three o'clock.</p>
<h2>What we did</h2>
<ul>
<li><p>The small room has a limit of three people and half an hour.</p></li>
<li><p>The door of the large room stays open when it's empty.</p></li>
<li><p>Desks by the window change every quarter.</p></li>
</ul>
<p>For those who are always cold: there are blankets in the cupboard by the printer. For those who are always warm: there's the archive.</p>`,
    comments: [
      ["robin.vale", 14, "The limit has made our meetings shorter than any rule about agendas."],
      ["amara.okafor", 40, "Visiting from Lagos in March. I'll need all the blankets."],
    ],
  },
  {
    by: "elena.petrova",
    days: 83,
    title: "Privacy for people in a hurry",
    tags: ["legal", "checklist"],
    summary: "Five questions to ask before you collect anything about anybody.",
    body: `<p>Nobody wants to read the policy, so here's the part that you need on an ordinary Tuesday. Before you collect anything about people, whether it's a list of guests or a form on the website, answer five questions.</p>
<ol>
<li><p>What will we do with it? If the answer is <em>we might need it</em>, don't collect it.</p></li>
<li><p>Would the person be surprised? If yes, tell them first.</p></li>
<li><p>Who can see it? Fewer people is better.</p></li>
<li><p>When will it be deleted? There has to be a date.</p></li>
<li><p>Who deletes it? There has to be a name.</p></li>
</ol>
<p>If you have an answer to all five, you're most of the way there. Write them at the top of your list or next to your form. If you're stuck at one, come by. It usually takes ten minutes, and I have biscuits.</p>`,
    comments: [["lucas.moreau", 28, "The list of guests for the party now has a date and a name. The name is Omar's."]],
  },
  {
    by: "robin.vale",
    days: 0.4,
    isDraft: true,
    title: "Five things I learned from the warehouse",
    summary: "Notes from two days in Gothenburg.",
    tags: ["logistics", "office"],
    body: `<p>I spent two days with Jonas and his team, mostly in the way. These are the notes; I'll turn them into an article before Friday.</p>
<ul>
<li><p>Everything has a place, and the place has a number. Compare: our kitchen.</p></li>
<li><p>They stop for ten minutes at ten, all of them. The phones wait.</p></li>
<li><p>Mistakes are written on the board by whoever made them.</p></li>
</ul>
<p>Still to ask Jonas: how many pallets on a normal day, and may we use the photo with the forklift?</p>`,
  },
];
