import { beforeEach, expect, test, vi } from "vitest";

import { alerts } from "#web/lib/alerts.ts";
import { offerUndo, undoLast } from "#web/lib/changes/undo.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const offers = () => alerts.get().filter(({ action }) => action);
const titles = () => alerts.get().map(({ title }) => title);

vi.stubGlobal("addEventListener", () => {});

beforeEach(async () => {
  while (undoLast()) await settle();
  alerts.set([]);
});

test("a change is offered for 8 seconds, and its button reverts it once", async () => {
  const undo = vi.fn();
  offerUndo({ title: "Event moved", text: "Stand-up", undo });
  expect(offers()).toMatchObject([{ title: "Event moved", text: "Stand-up", timeout: 8000 }]);
  const { action } = offers()[0] ?? {};
  action?.run();
  action?.run();
  await settle();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(alerts.get()).toMatchObject([{ title: "Undone: Event moved", text: "Stand-up" }]);
  expect(undoLast()).toBe(false);
});

test("a change can say what has happened once it is reverted", async () => {
  offerUndo({ title: "2 messages archived", undone: "2 messages restored", undo: () => {} });
  undoLast();
  await settle();
  expect(titles()).toEqual(["2 messages restored"]);
});

test("Ctrl+Z reverts the changes from the last to the first, also those whose offer is gone", async () => {
  const reverted: string[] = [];
  for (const name of ["one", "two", "three"]) offerUndo({ title: name, undo: () => reverted.push(name) });
  alerts.set([]);
  while (undoLast()) await settle();
  expect(reverted).toEqual(["three", "two", "one"]);
});

test("repeated changes of one thing show one offer, and each of them can be reverted", async () => {
  const reverted: number[] = [];
  for (const step of [1, 2, 3]) offerUndo({ title: "Moved", key: "event x", undo: () => reverted.push(step) });
  expect(offers()).toHaveLength(1);
  undoLast();
  await settle();
  undoLast();
  await settle();
  expect(reverted).toEqual([3, 2]);
});

test("an inverse that is given up is not reported as done", async () => {
  offerUndo({ title: "Event moved", undo: () => Promise.resolve(false) });
  undoLast();
  await settle();
  expect(titles()).toEqual([]);
});

test("a quiet change shows no offer", async () => {
  const undo = vi.fn();
  offerUndo({ title: "Collapsed", isQuiet: true, undo });
  expect(offers()).toEqual([]);
  expect(undoLast()).toBe(true);
  await settle();
  expect(undo).toHaveBeenCalledOnce();
});

test.each([
  ["fails", () => Promise.reject(new Error("refused"))],
  ["saves nothing", () => Promise.resolve(false)],
])("the offer of a change whose request %s is withdrawn", async (_, save) => {
  const undo = vi.fn();
  offerUndo({ title: "Moved", saved: save(), undo });
  await settle();
  expect(offers()).toEqual([]);
  expect(undoLast()).toBe(false);
});

test("undo waits until the change has been saved", async () => {
  const undo = vi.fn();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  offerUndo({ title: "Moved", saved: promise, undo });
  undoLast();
  await settle();
  expect(undo).not.toHaveBeenCalled();
  resolve(true);
  await settle();
  expect(undo).toHaveBeenCalledOnce();
});

test("a refused undo claims nothing", async () => {
  offerUndo({ title: "Moved", undo: () => Promise.reject(new Error("refused")) });
  undoLast();
  await settle();
  expect(titles()).toEqual([]);
});
