import { expect, test } from "vitest";

import { Draft } from "#features/inbox/contract.ts";
import { emptyDraft, isChanged, replyTo, toMessage } from "#features/inbox/web/compose/draft.ts";

const message = {
  from: { username: "mei.tanaka", name: "Mei", email: "mei@example.org", picture: "" },
  subject: "Plan",
  body: "<p>What do you think?</p>",
};

test("a reply goes to the sender, with the same subject and the quoted message", () => {
  expect(replyTo(message, "Mei <wrote>:")).toMatchObject({
    to: ["mei.tanaka"],
    subject: "Re: Plan",
    body: "<p></p><p>Mei &lt;wrote&gt;:</p><blockquote><p>What do you think?</p></blockquote>",
  });
});

test("a reply to a reply has one 'Re:' in its subject", () => {
  expect(replyTo({ ...message, subject: "RE: Plan" }, "").subject).toBe("RE: Plan");
});

test("a reply to an external sender has no recipient yet", () => {
  expect(replyTo({ ...message, from: { ...message.from, username: "" } }, "").to).toEqual([]);
});

test.each([
  ["an empty draft", {}, false],
  ["the editor's empty paragraph", { body: "<p></p>" }, false],
  ["a word", { body: "<p>Hi</p>" }, true],
  ["a recipient", { to: ["mei.tanaka"] }, true],
  ["a subject", { subject: "Plan" }, true],
])("%s counts as a change: %s", (_, change, expected) => {
  expect(isChanged({ ...emptyDraft, ...change }, emptyDraft)).toBe(expected);
});

test.each([
  ["to", { to: [] }, "Choose at least one recipient"],
  ["subject", { subject: "  " }, "The subject is required and cannot be empty"],
  ["subject", { subject: "x".repeat(201) }, "The subject must be less than 200 characters long"],
  ["body", { body: "<p></p>" }, "The message is required and cannot be empty"],
])("%s: %j is rejected with %j", (field, change, text) => {
  const draft = { ...emptyDraft, to: ["mei.tanaka"], subject: "Plan", body: "<p>Hi</p>", ...change };
  const issues = Draft.safeParse(toMessage(draft)).error?.issues ?? [];
  expect(issues.map(({ path, message: words }) => [path[0], words])).toEqual([[field, text]]);
});
