import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

/**
 * Whether the address asks its screen to begin something, as the address of an action in the command palette does:
 * `#/people?do=invite`. Call `done` once that is over. The request then leaves the address, so that a reload or the back
 * button does not repeat it.
 */
export function useAddressRequest(name: string): readonly [isRequested: boolean, done: () => void] {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const done = useCallback(() => {
    const withoutRequest = (search: object) =>
      Object.fromEntries(Object.entries(search).filter(([name]) => name !== "do"));
    void navigate({ to: ".", search: withoutRequest as never, replace: true, resetScroll: false });
  }, [navigate]);
  return [new URLSearchParams(searchStr).get("do") === name, done];
}
