import type { SeedArticle } from "#features/blog/server/demo/seed-article.ts";

/** Articles about the office and how people work in it. */
export const officeArticles: readonly SeedArticle[] = [
  {
    by: "omar.haddad",
    days: 1,
    title: "What forty boxes of paper taught us",
    summary:
      "We emptied half of the archive in six weeks. Here is what we kept, what we recycled, and what we'd do differently next time.",
    tags: ["office", "archive"],
    body: `<p>The archive fills two rooms on the ground floor, and nobody had opened most of it since 2011. In October we decided to empty one of the rooms before the lease ends. Forty boxes later, we know more about our own company than we expected to.</p>
<h2>Sort by question, not by year</h2>
<p>Our first plan was to sort by year. It sounded tidy, and it was useless: nobody ever asks for <em>a document from 2014</em>. People ask who signed something, what it cost, and whether it's still valid. So we made three piles.</p>
<ul>
<li><p><strong>Keep:</strong> contracts, invoices and anything a tax office might want to see.</p></li>
<li><p><strong>Scan:</strong> drawings, supplier letters and the good photos.</p></li>
<li><p><strong>Recycle:</strong> everything that exists twice, which was most of it.</p></li>
</ul>
<p>A box takes two people about fifty minutes. The first three took us a whole day, because we kept reading.</p>
<blockquote><p>If you need to read it to know what it is, you don't need it. – Sofia, on day two</p></blockquote>
<h2>The label is the archive</h2>
<p>Half of the boxes had no label, or one that said <em>Misc</em>. We now write three things on every box: what's in it, who packed it, and when it may be thrown away. The last one matters most. A box with a date empties itself; a box without one stays until the next lease ends.</p>
<h2>What's left</h2>
<p>Sixty boxes are still to go. If your team has something in rows D to F, come and look at it before the end of the month. I'm down there every Tuesday and Thursday after lunch, and there is tea.</p>
<p>And yes, we found the stapler.</p>`,
    comments: [
      ["sofia.almeida", 3, "For the record, I read three boxes of letters from 1998 and regret nothing."],
      [
        "elena.petrova",
        6,
        "Please ask me before any contract goes to recycling, even if it looks like a duplicate. The copy is sometimes the one with the signature.",
      ],
      ["robin.vale", 9, "Row E is ours. We'll come down on Thursday with a trolley."],
    ],
  },
  {
    by: "robin.vale",
    days: 5,
    title: "How we run a meeting in 25 minutes",
    summary: "Three rules, one timer and a shared page. Our weekly meeting used to take an hour and a half.",
    tags: ["meetings", "office"],
    body: `<p>Our Monday meeting had ten people, no agenda and a tendency to end when the coffee did. Since August it takes 25 minutes. Nothing about it is clever, which is probably why it still works.</p>
<h2>Three rules</h2>
<ol>
<li><p><strong>Decisions first.</strong> Anything that needs a decision goes to the top of the page by Friday, with a sentence that says what we'd decide if nobody objected.</p></li>
<li><p><strong>News is read, not told.</strong> We spend the first four minutes reading in silence. It feels odd for two weeks and then it doesn't.</p></li>
<li><p><strong>Discussion needs an owner.</strong> If a topic takes longer than five minutes, somebody takes it out of the room and brings back a proposal.</p></li>
</ol>
<h2>The page</h2>
<p>We use one document for the whole year. Each Monday gets a heading, and below it there are three lists: to decide, to know, and open. Whoever talks last writes down who does what. There are no minutes to send around, because everybody was looking at them the whole time.</p>
<blockquote><p>A meeting is over when its list is empty, not when its hour is.</p></blockquote>
<h2>What didn't work</h2>
<p>Standing up didn't work; it was tiring and a bit silly. Neither did rotating the moderator every week, because nobody did it often enough to become good at it. We now rotate every two months.</p>
<p>If you'd like to try it with your own team, copy the page <em>Monday, template</em> and delete what you don't need. The timer is in the drawer below the screen.</p>`,
    comments: [
      [
        "mei.tanaka",
        2,
        "The silent reading is my favourite part of the week. It's the only four minutes without a notification.",
      ],
      ["mateo.cruz", 20, "We tried it in purchasing. The first meeting took 24 minutes and we had time left for cake."],
      ["lucas.moreau", 26, "Counterpoint: where else am I supposed to tell my stories?"],
    ],
  },
  {
    by: "lucas.moreau",
    days: 12,
    title: "A summer party for sixty people, on one page",
    tags: ["events", "checklist"],
    summary: "The whole plan of our summer party, including the part where the grill didn't work.",
    body: `<p>People keep asking for the plan of last summer's party, so here it is. It fits on one page. The trick isn't the page, it's starting ten weeks early.</p>
<h2>Ten weeks before</h2>
<p>Book the place. Everything else can be bought, borrowed or cancelled; a garden by the canal on a Friday in July can't. Ask about three things: electricity, toilets, and when the music has to stop.</p>
<h2>Four weeks before</h2>
<ul>
<li><p>Ask who's coming, and what they don't eat. Ask once, with a date.</p></li>
<li><p>Order food for nine out of ten of those who said yes.</p></li>
<li><p>Find two people who like building things, for the tables.</p></li>
</ul>
<h2>On the day</h2>
<p>Somebody has to be there two hours early with a knife, tape, a pen and a charged phone. That person isn't allowed to carry anything. Their job is to answer the question <em>where does this go?</em> forty times.</p>
<h2>What went wrong</h2>
<p>The grill. We had borrowed one that ran on a kind of gas bottle nobody sells any more. We ordered pizza, and it was the most popular dish of the evening. Next year I'll test the grill on Thursday, and order the pizza anyway.</p>`,
    comments: [
      ["priya.raman", 5, "The pizza was the plan all along, admit it."],
      ["omar.haddad", 8, "I still have the tape."],
    ],
  },
  {
    by: "amara.okafor",
    days: 19,
    title: "Working across five time zones without losing your evening",
    summary: "Lagos, Hamburg, Porto, Chennai and Osaka: how the sales team hands over work instead of staying late.",
    tags: ["remote", "sales"],
    body: `<p>When it's nine in the morning in Lagos, Mei is packing up in Osaka and Priya is back from lunch in Chennai. For a year we tried to find an hour that suits everybody. There isn't one. So we stopped looking and started to hand over.</p>
<h2>One overlap, not one hour</h2>
<p>Every pair of neighbouring offices shares at least three hours. A question travels around the world through these overlaps in a day, and nobody has to be awake at midnight for it.</p>
<h2>A good handover</h2>
<p>Ours has four lines, and it's written before you close the laptop:</p>
<ol>
<li><p>What I did.</p></li>
<li><p>What I'd do next if I stayed.</p></li>
<li><p>What I'm waiting for, and from whom.</p></li>
<li><p>What may not happen before I'm back.</p></li>
</ol>
<p>The last line is the one people forget, and the one that has saved us twice.</p>
<h2>Rules for messages</h2>
<p>Send at any time, expect an answer by the end of the other person's next morning. If it really can't wait, call. In eleven months there have been two calls, and both were about the same container.</p>
<blockquote><p>Urgent is a reason to call. Everything else is a reason to write clearly.</p></blockquote>`,
    comments: [["mei.tanaka", 10, "The fourth line should be printed on mugs."]],
  },
  {
    by: "sofia.almeida",
    days: 33,
    title: "Expenses in five minutes",
    tags: ["accounting", "checklist"],
    summary: "What we need, what we don't, and why your receipt from the train is fine as a photo.",
    body: `<p>Every month I get about two hundred expense claims. A hundred and ninety are perfect. This is for the other ten, and for everybody who postpones theirs because it looks complicated.</p>
<h2>What we need</h2>
<ul>
<li><p>A photo of the receipt on which the date, the amount and the tax can be read.</p></li>
<li><p>Who it was for, if it was a meal. First names are fine.</p></li>
<li><p>The project, if there's one.</p></li>
</ul>
<h2>What we don't need</h2>
<p>The paper. Since January a photo is enough, and you may throw the receipt away once the claim is marked as paid. We don't need a signature either, and we don't need the story, although we like the stories.</p>
<h2>When you get your money</h2>
<p>What's in by the last Thursday of the month is paid with the next salary. What comes later waits a month. There's no exception, and it isn't because we're strict: the bank's file is sent that evening.</p>`,
    comments: [
      ["jonas.lindqvist", 30, "Does a photo of a fax count? Asking for a harbour office."],
      ["sofia.almeida", 32, "It counts, and I want to frame it."],
    ],
  },
  {
    by: "elena.petrova",
    days: 47,
    title: "Contracts people actually read",
    tags: ["writing", "legal"],
    summary: "We rewrote our supplier contract in plain language. It lost nine pages and nobody lost a right.",
    body: `<p>Our standard contract for suppliers had fourteen pages. We know from the questions we got that most people read the first and the last one. The new version has five, and so far every supplier has read all of them. Two have even thanked us, which hadn't happened before.</p>
<h2>How we did it</h2>
<p>We went through every sentence and asked what it's for. If the answer was <em>it was always there</em>, we deleted it. If the law already says the same, we deleted it too. About half of the text went in these two steps.</p>
<p>Then we rewrote the rest. <em>The supplier shall be obliged to ensure that</em> became <em>you</em>. Sentences with more than one <em>which</em> became two sentences. Definitions moved to the place where they're used first.</p>
<h2>Is it still safe?</h2>
<p>Yes. Plain language isn't vague language. A short sentence leaves less room for two readings than a long one. Our outside counsel found two gaps, and both of them were in the old text as well.</p>
<blockquote><p>If a rule matters, write it so that the person who has to follow it can.</p></blockquote>`,
    comments: [["mateo.cruz", 4, "The supplier from Valencia asked whether there's a page missing. I said nine."]],
  },
];
