import { useState } from "react";

import { useIsNarrow } from "#web/lib/media.ts";
import { storage } from "#web/lib/session/storage.ts";

/** The storage keys, below `atrium.`. */
const keys = { wide: "calendar.externalEvents", narrow: "calendar.externalEventsOnPhones" };

/**
 * Whether the panel of external events is open, which is remembered. On phones, where it would be between the events and
 * the end of the page, it is closed at first.
 */
export function usePanel() {
  const size = useIsNarrow() ? "narrow" : "wide";
  const [isOpen, setIsOpen] = useState(() => ({
    wide: storage.read(keys.wide) !== false,
    narrow: storage.read(keys.narrow) === true,
  }));
  const toggle = () => {
    storage.write(keys[size], !isOpen[size]);
    setIsOpen({ ...isOpen, [size]: !isOpen[size] });
  };
  return { isOpen: isOpen[size], toggle };
}
