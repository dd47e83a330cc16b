import { createStore } from "#web/lib/store.ts";

/** Whether saves of preferences are held back. */
export const areSavesHeld = createStore(false);

/** The save that is under way. */
let underWay: Promise<unknown> = Promise.resolve();

/** Notes a save, so that `holdSaves` can wait for it. */
export function noteSave(save: Promise<unknown>) {
  underWay = Promise.allSettled([underWay, save]);
}

/**
 * Holds saves of preferences back, once the one under way has ended.
 *
 * @returns releases them
 */
export async function holdSaves() {
  areSavesHeld.set(true);
  await underWay;
  return () => areSavesHeld.set(false);
}
