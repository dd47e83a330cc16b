import { z } from "zod/mini";

import { AnsweredVersion, endpoint, oneLine, versionedChanges } from "#contract/endpoint.ts";
import { english } from "#contract/text/english.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    "nested-lists": true;
  }
}

/** The levels of a list, and the items of one list on all levels. */
export const maxLevels = 5;
export const maxItems = 200;
/** The maximum length of an item's name, in characters. */
export const maxItemName = 80;

/** An item and those inside it. An item without any has no `children`. */
export type NestedItem = {
  readonly id: string;
  readonly name: string;
  readonly children?: readonly NestedItem[] | undefined;
};

const itemFields = {
  id: z.string().check(z.regex(/^[\da-z-]{1,36}$/, { error: english("This value is not valid") })),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: english("Enter a name") }),
      z.maxLength(maxItemName, { error: english("The name is too long") }),
      oneLine,
    ),
};

/** One schema for each level instead of a recursive one, so that a request cannot exhaust the stack. */
const itemWith = (levels: number): z.ZodMiniType<NestedItem, NestedItem> =>
  z.object({
    ...itemFields,
    children: z.optional(
      levels > 1
        ? z.readonly(z.array(itemWith(levels - 1)).check(z.minLength(1), z.maxLength(maxItems)))
        : z.never({ error: english("A list has at most 5 levels") }),
    ),
  });

/** The ids of items on all levels, from top to bottom. */
export const idsOf = (items: readonly NestedItem[]): readonly string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

const isSmall = (items: readonly NestedItem[]) => idsOf(items).length <= maxItems;

/** Returns whether no two items, on any level, have the same id. */
export const hasUniqueIds = (items: readonly NestedItem[]) => {
  const ids = idsOf(items);
  return new Set(ids).size === ids.length;
};

const NestedList = z
  .readonly(z.array(itemWith(maxLevels)))
  .check(
    z.refine(isSmall, { error: english("A list has at most 200 items") }),
    z.refine(hasUniqueIds, { error: english("Each item needs its own ID") }),
  );

/** The lists of the sample by their keys, in the order in which they are shown. */
export const nestedListKeys = ["navigation", "onboarding"] as const;
export type NestedListKey = (typeof nestedListKeys)[number];

const Lists = z.object({ navigation: NestedList, onboarding: NestedList });

/** The content of the lists. An item is in one of them only. */
export type ListContent = Readonly<Record<NestedListKey, readonly NestedItem[]>>;

export const NestedLists = z.extend(Lists, { version: AnsweredVersion });
export type NestedLists = z.infer<typeof NestedLists>;

export const getNestedLists = endpoint({
  method: "GET",
  path: "/nested-lists.json",
  summary: "The person's nested lists",
  response: NestedLists,
});

export const updateNestedLists = endpoint({
  method: "PATCH",
  path: "/nested-lists.json",
  summary:
    "Replace one of the lists, or both if an item moves between them. Lists that have changed since the given version are a conflict",
  body: versionedChanges(Lists),
  response: NestedLists,
});

const item = (id: string, name: string, ...children: readonly NestedItem[]): NestedItem =>
  children.length > 0 ? { id, name, children } : { id, name };

/** The lists of a person who has changed none. */
export const initialLists: ListContent = {
  navigation: [
    item("home", "Home"),
    item(
      "orders",
      "Orders",
      item("open-orders", "Open orders"),
      item("order-history", "Order history"),
      item("returns", "Returns", item("return-labels", "Return labels"), item("return-status", "Return status")),
    ),
    item("catalogue", "Catalog", item("new-products", "New products"), item("price-lists", "Price lists")),
    item(
      "account",
      "Account",
      item("company", "Company details"),
      item("users", "Users and roles"),
      item("invoices", "Invoices"),
    ),
    item("help", "Help", item("contact", "Contact")),
  ],
  onboarding: [
    item(
      "before",
      "Preparation",
      item("contract", "Sign the contract"),
      item("devices", "Devices", item("laptop", "Laptop and dock"), item("phone", "Phone")),
      item("desk", "Choose a desk"),
    ),
    item(
      "first-day",
      "First day",
      item("welcome", "Welcome by the team"),
      item("access", "Access", item("mail", "Mail and calendar"), item("portal", "Customer portal")),
    ),
    item("week", "First week", item("safety", "Safety training"), item("lunch", "Lunch with the managers")),
    item("review", "Review after 30 days"),
  ],
};
