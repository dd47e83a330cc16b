import { replaceEqualDeep } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { z } from "zod/mini";

import { storage } from "#web/lib/session/storage.ts";
import { createStore, type Store } from "#web/lib/store.ts";

/** The chat state that this browser stores for a person. */
const Memory = z.object({
  /** Whether the panel is open. */
  isOpen: z.boolean(),
  /** Whether only the head of the open panel is shown. Not on phones, where it is a sheet. */
  isMinimized: z.optional(z.boolean()),
  /** The docked boxes, starting beside the panel. */
  boxes: z.array(z.object({ username: z.string(), isMinimized: z.boolean() })),
  /** On phones: the partner of the conversation in the sheet, instead of the team chat. */
  sheet: z.optional(z.string()),
  /** Drafts by conversation. */
  drafts: z.record(z.string(), z.string()),
  /** Unsent messages by conversation, oldest first. */
  unsent: z.record(
    z.string(),
    z.array(
      z.object({
        id: z.uuid(),
        body: z.string(),
        /**
         * Whether it is waiting for the connection. Otherwise the server has refused it, or it has not been sent yet.
         */
        isWaiting: z.optional(z.boolean()),
      }),
    ),
  ),
});
export type Memory = z.infer<typeof Memory>;

/** The key of a conversation. The team chat's is empty, which is no valid username. */
export const placeOf = (partner: string | undefined) => partner ?? "";

const emptyMemory: Memory = { isOpen: false, boxes: [], drafts: {}, unsent: {} };

const stores = new Map<string, Store<Memory>>();

/** Each person has their own, also in a shared browser. */
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

/** People for whom the browser refused to store: the stored state is older than the one in memory. */
const withoutStorage = new Set<string>();

export const recall = (me: string) => storeOf(me).get();

/** Changes the state. It starts from the stored state, so that windows do not overwrite each other. */
export function remember(me: string, change: (memory: Memory) => Partial<Memory>) {
  const store = storeOf(me);
  const current = (withoutStorage.has(me) ? undefined : read(me)) ?? store.get();
  const next = { ...current, ...change(current) };
  if (!storage.write(keyOf(me), next)) withoutStorage.add(me);
  // Unchanged parts stay the same objects, so that nothing is rendered for them.
  store.set(replaceEqualDeep(store.get(), next));
}

/** Selects a part of the state. `pick` must return an existing object. */
export function useMemory<Part>(me: string, pick: (memory: Memory) => Part) {
  const store = storeOf(me);
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** Returns a record with an entry replaced, or removed. */
export function withEntry<T>(record: Readonly<Record<string, T>>, place: string, entry: NoInfer<T> | undefined) {
  const others = Object.entries(record).filter(([key]) => key !== place);
  return Object.fromEntries(entry === undefined ? others : [...others, [place, entry]]);
}
