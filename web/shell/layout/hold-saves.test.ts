import { expect, test } from "vitest";

import { areSavesHeld, holdSaves, noteSave } from "#web/shell/layout/hold-saves.ts";

test("saves are held back at once, and the promise resolves after pending saves have ended", async () => {
  const save = Promise.withResolvers<void>();
  noteSave(save.promise);
  const events: string[] = [];
  const held = holdSaves().then((release) => {
    events.push("held");
    return release;
  });
  expect(areSavesHeld.get()).toBe(true);
  // A later save that ends earlier does not replace the first.
  noteSave(Promise.resolve());
  await Promise.resolve();
  events.push("saved");
  save.reject(new Error("Away"));
  (await held)();
  expect(events).toEqual(["saved", "held"]);
  expect(areSavesHeld.get()).toBe(false);
});
