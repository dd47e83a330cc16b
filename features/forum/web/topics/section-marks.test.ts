import { expect, test } from "vitest";

import { sectionMarks } from "./section-marks.ts";

const earlier = "2026-11-20T09:00:00.000Z";
const later = "2026-11-20T09:00:00.001Z";
const product = { key: "product", readAt: null } as const;

test.each([
  { name: "its latest post", latest: later, topic: earlier, latestAt: later },
  { name: "a topic that is newer than what is known of it", latest: earlier, topic: later, latestAt: later },
  { name: "a topic that is the first", latest: undefined, topic: earlier, latestAt: earlier },
])("a section is marked as read up to $name", ({ latest, topic, latestAt }) => {
  const section = { ...product, latest: latest === undefined ? null : { createdAt: latest } };
  const marks = sectionMarks([section], [{ section: "product", latest: { createdAt: topic } }]);
  expect(marks).toEqual([{ section: "product", readAt: null, latestAt }]);
});

test("topics of other sections do not count, and an empty section has no mark", () => {
  const topic = { section: "help", latest: { createdAt: later } } as const;
  expect(sectionMarks([{ ...product, latest: null }], [topic])).toEqual([]);
});
