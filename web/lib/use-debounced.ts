import { useEffect, useState } from "react";

/** Debounces a value: returns it once it has not changed for `pause` milliseconds, and `first` until then. */
export function useDebounced<Value extends string | undefined>(value: Value, pause: number, first: Value) {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
