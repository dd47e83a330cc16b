import { expect, test } from "vitest";

import { everybody } from "#server/lib/live/announce.ts";
import type { Change } from "#server/lib/live/change.ts";
import { createOrder } from "#server/live/order.ts";

const change = (id: number, previous: number): Change => ({ room: everybody, id, topic: "session", previous });

/** An order with what it told, and a function that lets its patience end. */
function start() {
  const told: (number | "look")[] = [];
  const due: (() => void)[] = [];
  const order = createOrder(
    ({ id }) => told.push(id),
    () => told.push("look"),
    (run) => void due.push(run),
  );
  return { order, told, endPatience: () => due.splice(0).forEach((run) => run()) };
}

test("a later change waits for the earlier one", () => {
  const { order, told, endPatience } = start();
  for (const each of [change(4, 1), change(9, 7), change(7, 6), change(6, 4)]) order.add(each);
  endPatience();
  expect(told).toEqual([4, 6, 7, 9]);
});

test("after a gap that stays open, all look, and go on after it", () => {
  const { order, told, endPatience } = start();
  for (const each of [change(4, 1), change(9, 7)]) order.add(each);
  expect(told).toEqual([4]);
  endPatience();
  order.add(change(7, 4));
  order.add(change(12, 9));
  expect(told).toEqual([4, "look", 12]);
});

test("a change that arrives twice is heard once", () => {
  const { order, told } = start();
  for (const each of [change(4, 1), change(4, 1), change(6, 4), change(4, 1)]) order.add(each);
  expect(told).toEqual([4, 6]);
});

test("the first change after a reset is heard at once", () => {
  const { order, told } = start();
  order.add(change(4, 1));
  order.reset();
  order.add(change(9, 7));
  expect(told).toEqual([4, 9]);
});

test("changes of an earlier release, which do not name the one before, are heard as they come", () => {
  const { order, told } = start();
  for (const id of [4, 6, 9]) order.add({ room: everybody, id, topic: "session" });
  expect(told).toEqual([4, 6, 9]);
});
