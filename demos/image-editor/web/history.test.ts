import fc from "fast-check";
import { expect, test } from "vitest";

import { record, redo, settle, startHistory, undo } from "#demos/image-editor/web/history.ts";

test("steps are undone and done again, in order", () => {
  const history = record(record(startHistory("a"), "b"), "c");
  expect(undo(history).present).toBe("b");
  expect(undo(undo(history)).present).toBe("a");
  expect(redo(undo(undo(history))).present).toBe("b");
  expect(redo(redo(undo(undo(history)))).present).toBe("c");
});

test("without steps, undo and redo change nothing", () => {
  const history = startHistory("a");
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});

test("a new step after an undo ends what could be redone", () => {
  const history = record(undo(record(startHistory("a"), "b")), "c");
  expect(redo(history).present).toBe("c");
  expect(undo(history).present).toBe("a");
});

test("an ongoing change is one step until it is settled", () => {
  const dragged = record(record(record(startHistory(0), 1, "drag"), 2, "drag"), 3, "drag");
  expect(undo(dragged).present).toBe(0);
  const again = record(settle(dragged), 4, "drag");
  expect(undo(again).present).toBe(3);
  expect(undo(record(dragged, 4, "other")).present).toBe(3);
});

test("at least the last 100 steps can be undone", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 100 }), (values) => {
      const history = values.reduce((state, value) => record(state, value), startHistory(-1));
      const back = values.reduce((state) => undo(state), history);
      expect(back.present).toBe(-1);
      expect(values.reduce((state) => redo(state), back).present).toBe(history.present);
    }),
  );
});
