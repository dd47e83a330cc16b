import type { SeedSection, SeedTopic } from "#features/forum/server/seed/topic.ts";
import { lunchReplies } from "#features/forum/server/seed/lunch.ts";

const lunch: SeedTopic = {
  title: "Where to have lunch: the long list",
  by: "amara",
  hours: 280,
  body: "New colleagues always ask, and the answers always get lost. So here is the list: one place per post, with what to order and what to avoid.\n\nI'll begin: the lentil place behind the station. Order the soup of the day, avoid the salad.",
  replies: lunchReplies,
  more: 0,
};

export const offTopic: SeedSection = {
  key: "off-topic",
  topics: [
    lunch,
    {
      title: "Books for the winter",
      by: "elena",
      hours: 36,
      body: "It is dark at five. What are you reading, and would you lend it?\n\nMine: a history of maps with more pictures than text. It is on my desk, ask for it.",
      replies: [
        ["jonas", "Sea stories, as always. The one with the three rowers is the best in years."],
        ["sofia", "A cookbook counts, doesn't it? I read it in bed like a novel."],
        ["omar", "It counts. What's the plot?"],
        ["sofia", "Butter wins."],
      ],
      more: 5,
    },
    {
      title: "Found: one glove, left, blue",
      by: "omar",
      hours: 22,
      body: "It was in the lift. I now own four left gloves and no right ones. Somebody out there has a hand that knows more.",
      replies: [["lucas", "Mine! The right one waits at home."]],
      more: 2,
    },
    {
      title: "Football on Thursday evening",
      by: "mateo",
      hours: 60,
      body: "Seven o'clock, the pitch behind the school. We are nine, eleven would be better. No talent needed, I am living proof.",
      replies: [
        ["lucas", "I'm in, if somebody else is the goalkeeper."],
        ["priya", "I can be the goalkeeper. I have brothers."],
        ["mateo", "Eleven! And Priya saved a penalty."],
      ],
      more: 4,
    },
    {
      title: "Secret Santa: who joins?",
      by: "sofia",
      hours: 6,
      body: "Up to ten euros, no vouchers, self-made is welcome. Write here until the first Sunday of Advent, then I draw the lots.",
      replies: [
        ["mei", "I'm in."],
        ["jonas", "In. I still have the singing fish from last year, in case anybody misses it."],
        ["priya", "In. Nobody misses it."],
      ],
      more: 3,
    },
    {
      title: "Photos of your desks",
      by: "priya",
      hours: 300,
      body: "After the move everybody's desk looks new. Describe it in one sentence. I begin: two screens, one cactus, no drawer that closes.",
      replies: [
        ["mei", "Nothing on it but a lamp and a pencil, in that order."],
        ["lucas", "An archaeologist would start at the left."],
        ["elena", "Alphabetical."],
        ["mateo", "I do have a desk, I am told."],
      ],
      more: 6,
    },
    {
      title: "Does anyone have a ladder of four metres?",
      by: "jonas",
      hours: 190,
      body: "For one Saturday. I would return it clean, together with a cake.",
      replies: [
        ["omar", "The one in the cellar is five metres long. What kind of cake?"],
        ["jonas", "Apple."],
        ["omar", "It is in the lift already."],
      ],
      more: 2,
    },
    {
      title: "The coffee machine has an opinion",
      by: "lucas",
      hours: 110,
      body: "Since yesterday it says “Care is required” and makes only espresso. Has anybody read all 64 pages of the manual?",
      replies: [
        ["amara", "Page 41. It wants to be descaled, and it wants it now."],
        ["lucas", "Descaled. It makes milk foam again, and we are friends."],
      ],
      more: 5,
    },
    {
      title: "Running group, slow edition",
      by: "priya",
      hours: 620,
      body: "Tuesdays at six, five kilometres along the canal, at a speed at which one can talk. Showers are in the cellar.",
      replies: [
        ["robin", "At a speed at which one can complain?"],
        ["priya", "That is the same speed."],
      ],
      more: 5,
    },
    {
      title: "Good films without a single chase",
      by: "mei",
      hours: 450,
      body: "My mother visits for a week. She loves films and hates chases. I have run out of ideas after four.",
      replies: [
        ["elena", "The one about the noodle shop. Nobody runs, not even for the bus."],
        ["sofia", "The old one with the lighthouse. There is a goat that walks a bit faster once."],
      ],
      more: 4,
    },
  ],
  replies: [
    "I'm in!",
    "Ha, exactly.",
    "Best topic of the week.",
    "I was away for two days and this is what I missed?",
    "Count me in, I'll bring something to eat.",
    "Same here, but with tea.",
    "I know somebody who knows somebody. I'll ask.",
    "This made my morning, thank you.",
    "Next time, please ask before I have bought one.",
    "My children would vote for this.",
    "I can lend you mine. It is a bit old, but it works.",
    "See you there.",
    "Not this week, but next time for sure.",
    "I have nothing to add, but wanted to say hello.",
  ],
};
