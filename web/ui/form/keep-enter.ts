import type { KeyboardEvent } from "react";

/** Enter in a field with typed text chooses an option. Without one to choose, it does not send the form, and the text stays. */
export function keepEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === "Enter" && event.currentTarget.value !== "") event.preventDefault();
}
