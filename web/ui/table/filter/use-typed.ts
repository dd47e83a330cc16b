import { useEffect, useState } from "react";

/** In milliseconds: the pause in typing after which a filter is applied. */
const pause = 250;

/**
 * The text of an input that is applied after a pause in typing. It follows changes from elsewhere, such as the address.
 */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), pause);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
