import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";

import { allIcons, type IconParams } from "#demos/icons/web/icon-params.ts";
import type { Icon } from "#demos/icons/web/search-icons.ts";
import { useIsMobile } from "#web/lib/media.ts";

/**
 * Chooses an icon by the address. On small screens, where the details cover the grid, the browser's Back closes them.
 *
 * @param onChange changes the address, in a new entry of the history unless `isReplaced`
 */
export function useChosenIcon(onChange: (part: Partial<IconParams>, isReplaced: boolean) => void) {
  const { history } = useRouter();
  const isMobile = useIsMobile();
  const isOpenedHere = useRef(false);
  return {
    choose: ({ id }: Icon) => {
      isOpenedHere.current = isMobile;
      onChange({ icon: id }, !isMobile);
    },
    close: () => {
      if (isOpenedHere.current) history.back();
      else onChange({ icon: undefined }, true);
      isOpenedHere.current = false;
    },
    /** Shows the icons with a term of the chosen one. */
    searchFor: (term: string) => {
      isOpenedHere.current = false;
      onChange({ q: term, filter: allIcons, icon: undefined }, true);
    },
  };
}
