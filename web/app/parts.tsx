import type { ReactNode } from "react";

import { english } from "#contract/english.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useIsNarrow } from "#web/lib/media.ts";
import styles from "#web/app/parts.module.css";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";

// Parts of features for the screens of other features. Each loads once it is in view.

const CalendarMonth = lazyPart(() =>
  import("#features/calendar/web/calendar-part.tsx").then((part) => part.CalendarPart),
);
const TodoBoard = lazyPart(() => import("#features/todo/web/todo-board.tsx").then((part) => part.TodoBoard));

const ChatPartInner = lazyPart(() => import("#features/chat/web/chat-part.tsx").then((part) => part.ChatPart));

/** In pixels: the room with some messages, and the people. */
const chatHeight = 440;

const ChatPart = () => (
  <WhenInView height={chatHeight}>
    <div className={styles.filled} style={{ blockSize: chatHeight }}>
      <ChatPartInner />
    </div>
  </WhenInView>
);

/** In pixels, the height of a month of five weeks: with the events of a day beside it, and below it on narrow screens. */
const calendarHeight = { wide: 288, narrow: 420 };

const CalendarPart = () => (
  <WhenInView height={useIsNarrow() ? calendarHeight.narrow : calendarHeight.wide}>
    <CalendarMonth />
  </WhenInView>
);

/** In pixels, the height of the todo lists: side by side, and stacked on narrow screens. */
const todoHeight = { wide: 420, narrow: 700 };

export const TodoPart = () => (
  <WhenInView height={useIsNarrow() ? todoHeight.narrow : todoHeight.wide}>
    <TodoBoard />
  </WhenInView>
);

const PeopleStrip = lazyPart(() =>
  import("#features/chat/web/people/people-strip.tsx").then((part) => part.PeopleStrip),
);

/** In pixels, the height of a row of people. */
const peopleHeight = 79;

const PeoplePart = () => (
  <WhenInView height={peopleHeight}>
    <PeopleStrip />
  </WhenInView>
);

const ProfileCard = lazyPart(() => import("#web/screens/profile/profile-card.tsx").then((part) => part.ProfileCard));
const Latest = lazyPart(() => import("#web/screens/profile/latest.tsx").then((part) => part.Latest));

export const ProfilePart = () => (
  <WhenInView height={168}>
    <ProfileCard />
  </WhenInView>
);

export const LatestPart = () => (
  <WhenInView height={420}>
    <Latest />
  </WhenInView>
);

/** The widgets that features put onto the dashboard. */
export const dashboardParts: readonly WidgetDefinition[] = [
  { id: "calendar", title: english("Calendar"), column: 0, content: <CalendarPart /> },
  { id: "todo", title: english("Todo"), column: 1, content: <TodoPart /> },
  { id: "chat", title: english("Chat"), column: 0, content: <ChatPart /> },
];

/** Parts of features above the posts. */
export const socialParts: readonly ReactNode[] = [<PeoplePart key="people" />];
