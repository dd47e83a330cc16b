import { replaceEqualDeep } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { z } from "zod/mini";

import { storage } from "#web/lib/storage.ts";
import { createStore, type Store } from "#web/lib/store.ts";

/** What this browser keeps of a person's chat, over screens and reloads. */
const Memory = z.object({
  /** Whether the panel is open. */
  isOpen: z.boolean(),
  /** The docked boxes, the nearest to the panel first. */
  boxes: z.array(z.object({ username: z.string(), isMinimized: z.boolean() })),
  /** On a phone: whose conversation the sheet shows, in place of the common room. */
  sheet: z.optional(z.string()),
  /** What is being written, by conversation. */
  drafts: z.record(z.string(), z.string()),
  /** What was sent and not taken yet, by conversation; the oldest first. */
  unsent: z.record(
    z.string(),
    z.array(
      z.object({
        id: z.uuid(),
        body: z.string(),
        /** Whether it only waits for the connection; otherwise the server has refused it, or has not been asked yet. */
        isWaiting: z.optional(z.boolean()),
      }),
    ),
  ),
});
export type Memory = z.infer<typeof Memory>;

/** A conversation's name in the memory. The common room's is empty: nobody is called that. */
export const placeOf = (partner: string | undefined) => partner ?? "";

const emptyMemory: Memory = { isOpen: false, boxes: [], drafts: {}, unsent: {} };

const stores = new Map<string, Store<Memory>>();

/** Each person has their own, also where several use one browser. */
const keyOf = (me: string) => `chat.${me}`;

function read(me: string) {
  const parsed = Memory.safeParse(storage.read(keyOf(me)));
  return parsed.success ? parsed.data : undefined;
}

function storeOf(me: string) {
  const known = stores.get(me);
  if (known) return known;
  const store = createStore(read(me) ?? emptyMemory);
  stores.set(me, store);
  return store;
}

/** Browsers in which nothing could be written: what they hold is older than what we know. */
const forgetful = new Set<string>();

export const recall = (me: string) => storeOf(me).get();

/** Changes what is kept. It begins from what is written, so that no window takes back what another has added. */
export function remember(me: string, change: (memory: Memory) => Partial<Memory>) {
  const store = storeOf(me);
  const current = (forgetful.has(me) ? undefined : read(me)) ?? store.get();
  const next = { ...current, ...change(current) };
  if (!storage.write(keyOf(me), next)) forgetful.add(me);
  // What has not changed stays the same object, so that nothing is drawn for it.
  store.set(replaceEqualDeep(store.get(), next));
}

/** A part of what is kept. `pick` answers a part as it is, and makes nothing new. */
export function useMemory<Part>(me: string, pick: (memory: Memory) => Part) {
  const store = storeOf(me);
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** A record with another entry in this place, or with none there. */
export function withEntry<T>(record: Readonly<Record<string, T>>, place: string, entry: NoInfer<T> | undefined) {
  const others = Object.entries(record).filter(([key]) => key !== place);
  return Object.fromEntries(entry === undefined ? others : [...others, [place, entry]]);
}
