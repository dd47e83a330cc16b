import type { KeyboardEvent } from "react";

import { isEnter } from "#web/lib/keyboard/is-enter.ts";

/** Enter in a field with typed text chooses an option. Without one to choose, it does not send the form, and the text stays. */
export function keepEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (isEnter(event) && event.currentTarget.value !== "") event.preventDefault();
}
