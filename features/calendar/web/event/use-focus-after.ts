import { useEffect, useRef, useState } from "react";

/**
 * The event whose dialog was closed; undefined if there is none, as after a removal. A new object for each change.
 */
export type FocusTarget = { readonly eventId: string | undefined; readonly isRemoval: boolean };

/**
 * Where the focus goes after a dialog of an event. A dialog returns it to the control that opened it. Without one, as
 * after a click on a time or an event, or if it is gone, the event is focused, or the calendar's title if the event is
 * elsewhere; and the title after a removal.
 */
export function useFocusAfter() {
  const cardRef = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<FocusTarget>();

  // An effect, because the dialog returns the focus when it is unmounted.
  useEffect(() => {
    const card = cardRef.current;
    if (!target || !card) return;
    const { eventId, isRemoval } = target;
    if (!isRemoval && document.activeElement !== document.body) return;
    const event = eventId !== undefined && card.querySelector<HTMLElement>(`[data-event="${CSS.escape(eventId)}"]`);
    (event || card.querySelector("h2"))?.focus();
  }, [target]);

  return {
    cardRef,
    /** The event, which is to stay focused if its element is rendered again. */
    followed: target,
    focusAfterDialog: (eventId: string | undefined) => setTarget({ eventId, isRemoval: false }),
    focusAfterRemoval: () => setTarget({ eventId: undefined, isRemoval: true }),
  };
}
