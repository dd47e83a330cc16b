import { useEffect, useRef } from "react";

import type { MessageSummary } from "#features/inbox/contract.ts";

/**
 * Keeps the focus when messages leave the list and take it with them: it goes to the message after them, to the one
 * before, or to the title.
 *
 * @returns a function to call with the messages before they leave
 */
export function useRowFocus(messages: readonly MessageSummary[]) {
  const nextFocus = useRef<{ id: string | undefined; isStaying: (message: MessageSummary) => boolean }>(undefined);
  useEffect(() => {
    if (!nextFocus.current || !messages.every(nextFocus.current.isStaying)) return;
    const { id } = nextFocus.current;
    nextFocus.current = undefined;
    if (document.activeElement !== document.body) return;
    (rowLinks().find((link) => idOf(link) === id) ?? document.querySelector<HTMLElement>("h1"))?.focus();
  }, [messages]);

  return (leaving: readonly MessageSummary[]) => {
    const isStaying = ({ _id }: MessageSummary) => leaving.every((message) => message._id !== _id);
    const after = messages.findLastIndex((message) => !isStaying(message));
    const next = messages.slice(after).find(isStaying) ?? messages.slice(0, after).findLast(isStaying);
    nextFocus.current = { id: next?._id, isStaying };
  };
}

const rowLinks = () => [...document.querySelectorAll<HTMLElement>("[data-message] a")];

const idOf = (element: Element | null) => element?.closest<HTMLElement>("[data-message]")?.dataset["message"];

/** The id of the message that has the focus. */
export const focusedId = () => idOf(document.activeElement);

/** Moves the focus by a number of messages. */
export function moveFocus(step: number) {
  const links = rowLinks();
  const index = links.findIndex((link) => idOf(link) === focusedId());
  const next = links[index === -1 ? 0 : Math.min(Math.max(index + step, 0), links.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
