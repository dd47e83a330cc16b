import type { SeedArticle } from "#features/blog/server/demo/seed-article.ts";

/** Articles about products, prices and customers. */
export const productArticles: readonly SeedArticle[] = [
  {
    by: "mei.tanaka",
    days: 3,
    title: "A price list you can read on a phone",
    summary: "The new price list has one table, four columns and no footnotes. How we got there, and what we gave up.",
    tags: ["product", "pricing", "design"],
    body: `<p>Our last price list was a spreadsheet with 31 columns. It was correct, and nobody could use it outside of the office. Most of our customers look at it on a phone, standing next to a shelf. So this year we started from the phone.</p>
<h2>Four columns</h2>
<p>Name, size, price, and the quantity from which it gets cheaper. That's all. Everything else is one tap away, on the page of the product, where it was anyway.</p>
<h2>No footnotes</h2>
<p>The old list had nineteen of them. We wrote each one on a card and asked what would happen if it were gone. Eleven explained exceptions that no longer exist. Five were about freight, so they moved to the page about freight. Three were real, and they became a line below the product's name.</p>
<h2>Round numbers</h2>
<p>Prices end in .00, .50 or .95, whichever is nearest. On average we lose two cents per item, and we save an hour of discussion per order.</p>
<blockquote><p>I can finally read it without my glasses. – a customer in Porto</p></blockquote>
<p>The list is out for review until Thursday. If something looks odd to you, it probably is: tell me.</p>`,
    comments: [
      ["jonas.lindqvist", 1, "Freight to the islands is still missing. Otherwise: finally!"],
      [
        "amara.okafor",
        4,
        "Showed it to two customers this morning. One asked whether we'd dropped half of the products. We haven't, it just looks that way when you can see them.",
      ],
    ],
  },
  {
    by: "priya.raman",
    days: 8,
    title: "Answer first, apologise later",
    summary:
      "We measured which replies make customers happy. The order of the sentences matters more than their number.",
    tags: ["support", "writing"],
    body: `<p>In spring we asked customers to rate our replies, and then we read four hundred of them with the ratings beside us. One pattern stood out so clearly that we changed our templates the same week.</p>
<h2>The pattern</h2>
<p>Replies that begin with the answer get 4.6 stars on average. Replies that begin with an apology, a thank-you or a summary of the question get 3.9, even if the answer in them is the same, word for word.</p>
<p>It makes sense once you've been the customer. You have waited for two hours, you open the message, and the first lines tell you what you wrote yourself.</p>
<h2>The new order</h2>
<ol>
<li><p>The answer, or what we're doing to find it.</p></li>
<li><p>What the customer has to do, if anything.</p></li>
<li><p>When it'll be done.</p></li>
<li><p>The apology, if we made a mistake. One sentence, and it says what went wrong.</p></li>
</ol>
<h2>Does it sound rude?</h2>
<p>We were afraid of that too. It doesn't. A quick, clear answer <em>is</em> the politeness. Of the last hundred ratings, one mentioned our tone, and it called it refreshing.</p>`,
    comments: [
      ["robin.vale", 6, "We've started to write our internal messages this way. It's contagious."],
      ["elena.petrova", 22, "Number four, with the cause in it, has already prevented two complaints. Thank you."],
      ["lucas.moreau", 23, "Yes. Sorry for the late reply."],
    ],
  },
  {
    by: "jonas.lindqvist",
    days: 15,
    title: "Why your pallet goes through Gothenburg",
    tags: ["logistics", "product"],
    summary: "The shortest way isn't always the fastest one. A short tour of our routes, with numbers.",
    body: `<p>Once a month somebody looks at a map, looks at me, and asks why a pallet from Hamburg to Bergen goes through Gothenburg. It's a fair question with a boring answer: because it arrives a day earlier.</p>
<h2>Distance is cheap, waiting is expensive</h2>
<p>A lorry costs us about one euro twenty per kilometre. A pallet that waits in a harbour costs eleven euros a day, plus the customer's patience. The direct ferry leaves twice a week. The one from Gothenburg leaves every evening.</p>
<h2>The numbers</h2>
<ul>
<li><p>Direct: 830 km, 2.9 days on average, at worst 6.</p></li>
<li><p>Through Gothenburg: 1,140 km, 1.8 days on average, at worst 3.</p></li>
</ul>
<p>The detour costs us nine euros per pallet and saves a little more than a day. What's more, <em>at worst 3</em> is a promise we can make to a customer. <em>At worst 6</em> isn't.</p>
<h2>When it's different</h2>
<p>For more than twenty pallets we book our own lorry, and it takes the direct way. And in January nothing goes anywhere, whatever the plan says.</p>`,
    comments: [["mateo.cruz", 12, "I was the somebody this month. Convinced."]],
  },
  {
    by: "mateo.cruz",
    days: 22,
    title: "Meet the people who make our mugs",
    summary: "A visit to a workshop of six people, two kilns and a very relaxed dog.",
    tags: ["product", "suppliers"],
    body: `<p>The stoneware mug is the product we sell most and know least about, or so I thought until I spent two days where it's made. The workshop is forty minutes from Valencia, behind a row of orange trees, and it's smaller than our kitchen suggests.</p>
<h2>Six people, two kilns</h2>
<p>Carmen and her brother took over from their parents in 2009. They make about four hundred mugs a week. Each of them is turned, dried for three days, fired, glazed and fired again. One in twenty doesn't survive, and the ones that don't are ground up and become the next ones.</p>
<h2>Why no two are alike</h2>
<p>The glaze runs differently depending on where in the kiln the mug stood. We used to get complaints about that. Then Priya put a sentence about it on the product's page, and now people write to ask for a dark one.</p>
<blockquote><p>A machine could make them all the same. Then you wouldn't need us. – Carmen</p></blockquote>
<h2>What we agreed</h2>
<p>A second size from spring, fewer air bubbles in the boxes, and payment within ten days instead of thirty. For a workshop of six, that's the difference between ordering clay in time and not.</p>`,
    comments: [
      ["priya.raman", 7, "We need a picture of the dog on the product's page."],
      ["omar.haddad", 9, "I have a dark one and I'm not sharing it."],
    ],
  },
  {
    by: "mei.tanaka",
    days: 29,
    title: "Discounts: fewer, and on purpose",
    tags: ["pricing", "sales"],
    summary: "We gave 212 different discounts last year. Now there are five, and each has a reason.",
    body: `<p>I made a list of all the discounts we gave last year. There were 212 different ones, between 0.5 and 40 percent. Nobody could say why, and I had approved a third of them myself.</p>
<h2>Where they came from</h2>
<p>Most began as an exception for one order. The customer remembered it, so it became theirs. A colleague heard of it, so it became a precedent. After four years we had a price list, and a shadow of it that lived in people's heads.</p>
<h2>The five that stayed</h2>
<ol>
<li><p>Quantity, as printed in the list.</p></li>
<li><p>A whole pallet of one product.</p></li>
<li><p>The first order of a new customer.</p></li>
<li><p>Schools and libraries.</p></li>
<li><p>Something went wrong and it was our fault.</p></li>
</ol>
<p>Everything else now needs two people and one sentence. In the first quarter there were nine such sentences, and six of them were good.</p>`,
    comments: [["amara.okafor", 15, "It's a relief to be able to say that the list is the list."]],
  },
  {
    by: "amara.okafor",
    days: 61,
    title: "Ten calls with customers who left",
    tags: ["sales", "support"],
    summary: "We called ten customers who hadn't ordered for a year, and only asked questions.",
    body: `<p>It's easy to call the customers who like you. This autumn we called ten who had stopped ordering. We promised not to sell anything, and kept the promise. It was the most useful week of the year.</p>
<h2>What we expected</h2>
<p>Price. It's what we always assume, because it's nobody's fault. Two of the ten mentioned it.</p>
<h2>What we heard</h2>
<ul>
<li><p>Four didn't know that we still had the product they used to buy.</p></li>
<li><p>Three had waited for an answer, and then forgotten about us.</p></li>
<li><p>One had a new colleague who didn't know our name.</p></li>
</ul>
<p>So eight of ten left because of silence, ours or theirs. That's good news, since silence is cheap to repair.</p>
<h2>What we changed</h2>
<p>Nobody waits longer than a day for a first answer. And twice a year, every customer gets a short letter with what's new on one side and what has gone on the other. Five of the ten have ordered since.</p>`,
  },
];
