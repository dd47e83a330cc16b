import { useSyncExternalStore } from "react";

import { phoneBelow, tabletBelow } from "#web/ui/table/column.ts";

const query = (text: string) => (typeof matchMedia === "undefined" ? undefined : matchMedia(text));
const tablet = query(`(width < ${tabletBelow}px)`);
const phone = query(`(width < ${phoneBelow}px)`);

const subscribe = (listener: () => void) => {
  for (const media of [tablet, phone]) media?.addEventListener("change", listener);
  return () => {
    for (const media of [tablet, phone]) media?.removeEventListener("change", listener);
  };
};

/** A representative width for the available room: phone, tablet or more (specification §9). */
export const useWidth = () =>
  useSyncExternalStore(subscribe, () => {
    if (phone?.matches) return phoneBelow - 1;
    return tablet?.matches ? tabletBelow - 1 : tabletBelow;
  });
