import { useState } from "react";

/** The forms of a screen that were opened, in that order. They stay rendered, so that another tab loses no input. */
export function useOpened<Form extends string>(active: Form): readonly Form[] {
  const [opened, setOpened] = useState<readonly Form[]>([active]);
  if (opened.includes(active)) return opened;
  const next = [...opened, active];
  setOpened(next);
  return next;
}
