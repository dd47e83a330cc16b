import type { caterings, eventKinds } from "#demos/forms/wizards.ts";
import type { TypedNumber } from "#web/ui/form/numbers/number-field.tsx";

export type EventKind = (typeof eventKinds)[number];
export type Catering = (typeof caterings)[number];

/** A request that may be half filled. */
export type RequestDraft = {
  title: string;
  kind: EventKind | "" | undefined;
  /** `2026-11-20`. */
  day: string;
  guests: TypedNumber;
  catering: Catering | "" | undefined;
  wishes: string;
  name: string;
  contact: string;
};

export const emptyRequest: RequestDraft = {
  title: "",
  kind: "",
  day: "",
  guests: "",
  catering: "",
  wishes: "",
  name: "",
  contact: "",
};

/** The fields of each step. */
export const requestFields = [
  ["title", "kind"],
  ["day", "guests"],
  ["catering", "wishes"],
  ["name", "contact"],
] as const;
