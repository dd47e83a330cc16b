import type { SeedSection } from "#features/forum/server/seed/topic.ts";

export const help: SeedSection = {
  key: "help",
  topics: [
    {
      title: "Export of orders stops at 10,000 rows?",
      by: "sofia",
      hours: 5,
      body: "I tried to export all orders of the year for the auditors. The table says that there are more than ten thousand, but my spreadsheet ends at row 10,000.\n\nAm I doing something wrong, or is that a limit?",
      replies: [
        [
          "mei",
          "The count on the page stops at ten thousand, but the export has all rows. Which program do you open it with?",
        ],
        ["sofia", "The preview in the mail. It cuts the file, I now see. In the real program everything is there."],
        ["mei", "Then we both learned something about previews."],
      ],
      more: 2,
    },
    {
      title: "How do I share a filtered table with someone?",
      by: "lucas",
      hours: 75,
      body: "I filter the orders by city and sort them by price, and would like to send exactly that to a colleague. A screenshot cannot be the answer.",
      replies: [
        ["priya", "Copy the address. Filters, order and page are all in it."],
        ["lucas", "That simple. Thank you, it works even on my phone."],
      ],
      more: 4,
    },
    {
      title: "Printer on the second floor prints everything twice",
      by: "elena",
      hours: 27,
      body: "Since the move, the printer beside the kitchen prints every document twice. I have looked for a setting and found forty.",
      replies: [
        ["omar", "It thinks that it is two printers. I removed one of them this morning, please try again."],
        ["elena", "Once, as requested. The forest thanks you."],
      ],
      more: 3,
    },
    {
      title: "Which address do returns go to?",
      by: "priya",
      hours: 130,
      body: "Two customers asked today where to send returns. The website shows the old address in the footer and the new one in the terms.\n\nWhich one is right, and who can change the footer?",
      replies: [
        ["jonas", "The new one, gate 3. Parcels to the old address still arrive, but a day later."],
        ["robin", "I changed the footer. It should be visible in an hour."],
        ["priya", "It is. I have answered both customers."],
      ],
      more: 2,
    },
    {
      title: "VAT for a customer in Norway",
      by: "amara",
      hours: 98,
      body: "A customer in Oslo wants forty chairs. Do we invoice with or without VAT, and do they need a customs form?",
      replies: [
        [
          "sofia",
          "Without VAT, as an export. I need the proof of export afterwards, so please keep the papers of the carrier.",
        ],
        [
          "jonas",
          "The customs form comes from us. I need the weight and the tariff number, which is on the product's page.",
        ],
        ["amara", "Perfect. The chairs are on their way to becoming Norwegian."],
      ],
      more: 3,
    },
    {
      title: "Calendar shows my appointments an hour late",
      by: "mateo",
      hours: 240,
      body: "Since the change to winter time, everything in my calendar is an hour late on the laptop. The telephone is right.",
      replies: [
        ["robin", "Check the time zone of the laptop. Yours may still be on the one from the trade fair."],
        ["mateo", "It was indeed in Dubai. It had a better autumn than I did."],
      ],
      more: 4,
    },
    {
      title: "Who can unlock an account?",
      by: "jonas",
      hours: 320,
      body: "One of the drivers has mistyped the password five times and is locked out. He starts at five in the morning. Who can help him at that time?",
      replies: [
        ["elena", "Nobody has to: after fifteen minutes it unlocks itself. With a provider he gets in immediately."],
        ["jonas", "Fifteen minutes is one coffee. We will manage."],
      ],
      more: 3,
    },
    {
      title: "Colours in the exported chart are wrong",
      by: "mei",
      hours: 400,
      body: "I download the sales chart as a picture for the report. On a dark skin, the axis labels are nearly invisible on white paper.",
      replies: [
        ["robin", "The picture has the colours of your skin. Switch to a light one, download, switch back."],
        ["mei", "A little detour, but it looks good in print."],
        ["lucas", "I would love an option “for print” in the menu. Moved to Ideas?"],
      ],
      more: 2,
    },
    {
      title: "Where are the templates for offers now?",
      by: "lucas",
      hours: 510,
      body: "The folder that I have used for years is empty since Monday. I hope that this is intended.",
      replies: [
        ["amara", "It is. They are under Documents, with a version for each language."],
        ["lucas", "Found them. The Spanish one even has the right logo."],
      ],
      more: 4,
    },
    {
      title: "Headset is silent after the update",
      by: "priya",
      hours: 9,
      body: "Two people in support have no sound since this morning's update. Restarting did not help, another headset did not help either.",
      replies: [
        [
          "omar",
          "Look at the browser's site settings. The update asked for the microphone again, and a quick click on “Block” is enough.",
        ],
        ["priya", "That was it, on both machines. I'll write it into the handbook."],
      ],
      more: 1,
    },
  ],
  replies: [
    "I had the same problem last week. Restarting the browser solved it for me.",
    "Which browser do you use? For me it works in both that I have here.",
    "Thank you, that was exactly the hint I needed.",
    "I wrote down the steps in the handbook, so that we find them next time.",
    "If it happens again, send me the time and the address. Then I can look into the log.",
    "It works now. I did nothing, which worries me a little.",
    "Try it in a private window first. If it works there, it is an extension.",
    "Same here since yesterday.",
    "Solved for me, too.",
    "I can come by at three and have a look together with you.",
    "Good question. I always wondered about that and never asked.",
    "For the record: the answer also works on a phone.",
    "Could somebody add this to the list for new colleagues?",
    "I called the supplier. They know about it and will call back tomorrow.",
  ],
};
