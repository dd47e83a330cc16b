import { useSyncExternalStore } from "react";

import { config } from "#web/app/config.ts";

const query = (text: string) => (typeof matchMedia === "undefined" ? undefined : matchMedia(text));

const mobile = query(`(width < ${config.mobileBelow}px)`);
const narrow = query("(width < 640px)");

const useQuery = (media: MediaQueryList | undefined) =>
  useSyncExternalStore(
    (listener) => {
      media?.addEventListener("change", listener);
      return () => media?.removeEventListener("change", listener);
    },
    () => media?.matches ?? false,
  );

/** Whether the page is shown as on a phone (specification §9: under 979 pixels). */
export const useIsMobile = () => useQuery(mobile);

/** Whether there is only room for one thing beside the other: a phone held upright. */
export const useIsNarrow = () => useQuery(narrow);

/** The same at this moment, where nothing has been drawn yet. */
export const isNarrow = () => narrow?.matches ?? false;
