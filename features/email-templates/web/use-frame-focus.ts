import { type RefObject, useEffect, useState } from "react";

/**
 * Whether the focus is in a frame. No selector matches a frame whose document has the focus: the window loses it, and the
 * frame is the active element.
 */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>) {
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const note = () => setIsFocused(frame.current !== null && document.activeElement === frame.current);
    addEventListener("blur", note);
    addEventListener("focus", note);
    document.addEventListener("focusin", note);
    return () => {
      removeEventListener("blur", note);
      removeEventListener("focus", note);
      document.removeEventListener("focusin", note);
    };
  }, [frame]);
  return isFocused;
}
