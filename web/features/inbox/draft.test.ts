import { expect, test } from "vitest";

import { emptyDraft, isChanged, prepareToSend, replyTo, validateDraft } from "#web/features/inbox/draft.ts";

const message = {
  from: { username: "mei.tanaka", name: "Mei", email: "mei@example.org", picture: "" },
  subject: "Plan",
  body: "<p>What do you think?</p>",
};

test("a reply goes to the sender, about the same, above what they wrote", () => {
  expect(replyTo(message, "Mei <wrote>:")).toMatchObject({
    to: ["mei.tanaka"],
    subject: "Re: Plan",
    body: "<p></p><p>Mei &lt;wrote&gt;:</p><blockquote><p>What do you think?</p></blockquote>",
  });
});

test("a reply to a reply is no 'Re: Re:'", () => {
  expect(replyTo({ ...message, subject: "RE: Plan" }, "").subject).toBe("RE: Plan");
});

test("a reply to somebody from outside has nobody to go to yet", () => {
  expect(replyTo({ ...message, from: { ...message.from, username: "" } }, "").to).toEqual([]);
});

test("each draft has an id of its own", () => {
  expect(emptyDraft()._id).not.toBe(emptyDraft()._id);
});

const written = { ...emptyDraft(), to: ["mei.tanaka"], subject: "Plan", body: "<p>Hi</p>" };

test("the same words go out again under their id, so that the server makes no twin", () => {
  const first = prepareToSend(written);
  expect(first._id).toBe(written._id);
  expect(prepareToSend(first)._id).toBe(written._id);
});

test.each([
  ["another recipient", { to: ["mei.tanaka", "omar.haddad"] }],
  ["another subject", { subject: "Plans" }],
  ["other words", { body: "<p>Hello</p>" }],
  ["another format", { body: "<p><strong>Hi</strong></p>" }],
])("%s goes out under an id of its own, so that it is not taken for what went out before", (_, change) => {
  const second = prepareToSend({ ...prepareToSend(written), ...change });
  expect(second._id).not.toBe(written._id);
  expect(prepareToSend(second)._id).toBe(second._id);
});

test.each([
  ["nothing written", {}, false],
  ["the editor's empty paragraph", { body: "<p></p>" }, false],
  ["a word", { body: "<p>Hi</p>" }, true],
  ["a recipient", { to: ["mei.tanaka"] }, true],
  ["a subject", { subject: "Plan" }, true],
])("%s: something would be lost is %s", (_, change, expected) => {
  const start = emptyDraft();
  expect(isChanged({ ...start, ...change }, start)).toBe(expected);
});

test.each([
  ["to", { to: [] }, "Choose at least one recipient"],
  ["subject", { subject: "  " }, "The subject is required and cannot be empty"],
  ["subject", { subject: "x".repeat(201) }, "The subject must be less than 200 characters long"],
  ["body", { body: "<p></p>" }, "The message is required and cannot be empty"],
])("%s: %j is refused with %j", (field, change, text) => {
  const draft = { ...emptyDraft(), to: ["mei.tanaka"], subject: "Plan", body: "<p>Hi</p>", ...change };
  expect(validateDraft(draft).map(({ path, message: words }) => [path[0], words])).toEqual([[field, text]]);
});
