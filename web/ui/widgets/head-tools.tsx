import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";

/** Where the content of a widget puts its tools: an element of the head, or null before it is there. */
export const HeadToolsPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Whether the tools of the content are in the head of a widget. */
export const useHasHead = () => use(HeadToolsPlace) !== undefined;

/** Tools of the content, in one row with those of the widget around it. Without a widget, they stay where they are. */
export function HeadTools({ children }: { children: ReactNode }) {
  const place = use(HeadToolsPlace);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
