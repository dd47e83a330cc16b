import { useSyncExternalStore } from "react";

import { config } from "#web/app/config.ts";

const mobile = typeof matchMedia === "undefined" ? undefined : matchMedia(`(width < ${config.mobileBelow}px)`);

/** Whether the page is shown as on a phone (specification §9: under 979 pixels). */
export const useIsMobile = () =>
  useSyncExternalStore(
    (listener) => {
      mobile?.addEventListener("change", listener);
      return () => mobile?.removeEventListener("change", listener);
    },
    () => mobile?.matches ?? false,
  );
