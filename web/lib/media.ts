import { useSyncExternalStore } from "react";

import { office } from "#office";

const query = (text: string) => (typeof matchMedia === "undefined" ? undefined : matchMedia(text));

const mobile = query(`(width < ${office.mobileBelow}px)`);
const narrow = query("(width < 640px)");
const touch = query("(pointer: coarse)");

const useQuery = (media: MediaQueryList | undefined) =>
  useSyncExternalStore(
    (listener) => {
      media?.addEventListener("change", listener);
      return () => media?.removeEventListener("change", listener);
    },
    () => media?.matches ?? false,
  );

/** Whether the mobile layout is shown (specification §9: under 979 pixels). */
export const useIsMobile = () => useQuery(mobile);

/** The current value of `useIsMobile`, for use outside React. */
export const isMobile = () => mobile?.matches ?? false;

/** Whether the screen is so narrow that content is stacked: a phone held upright. */
export const useIsNarrow = () => useQuery(narrow);

/** The current value of `useIsNarrow`, for use before rendering. */
export const isNarrow = () => narrow?.matches ?? false;

/** Whether the screen is touched rather than pointed at, so that targets are larger. */
export const useIsTouch = () => useQuery(touch);

/** Whether the device is likely to have a camera at hand: a phone or a tablet. */
export const useHasCamera = () => useQuery(touch);

/** Whether the user prefers less motion. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
