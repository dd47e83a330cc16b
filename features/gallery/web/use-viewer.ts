import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import { focusPicture } from "#features/gallery/web/focus-picture.ts";

/**
 * Opens and closes the viewer by the address. Closing goes back in the history if the viewer was opened on this screen,
 * and returns the focus to the picture that was shown last.
 *
 * @param picture the id in the address
 * @param onShow replaces the id in the address
 */
export function useViewer(picture: string | undefined, onShow: (id: string | undefined) => void) {
  const { history } = useRouter();
  const shown = useRef(picture);
  const isOpenedHere = useRef(false);
  useEffect(() => {
    if (picture !== undefined && shown.current === undefined) isOpenedHere.current = true;
    if (picture === undefined && shown.current !== undefined) {
      isOpenedHere.current = false;
      focusPicture(shown.current);
    }
    shown.current = picture;
  }, [picture]);
  return {
    show: onShow,
    /** @param focused the picture that gets the focus instead, for one that is deleted */
    close: (focused = shown.current) => {
      shown.current = focused;
      if (isOpenedHere.current) history.back();
      else onShow(undefined);
    },
  };
}
