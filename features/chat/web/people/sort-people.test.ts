import { expect, test } from "vitest";

import type { ChatStatus, ChatUser } from "#features/chat/contract.ts";
import { sortPeople } from "#features/chat/web/people/sort-people.ts";

const user = (username: string, status: ChatStatus, unread = 0): ChatUser => ({
  username,
  name: username,
  picture: "",
  status,
  unread,
});

test("users are sorted by unread messages, then by status, and otherwise keep their order", () => {
  const people = [
    user("amara", "Log Off"),
    user("elena", "Away"),
    user("jonas", "Online"),
    user("mei", "Log Off", 2),
    user("omar", "Busy"),
    user("priya", "Online"),
    user("sofia", "Online", 1),
  ];
  expect(sortPeople(people).map(({ username }) => username)).toEqual(
    "sofia mei jonas priya omar elena amara".split(" "),
  );
});
