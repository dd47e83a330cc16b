/** What waits for the release of the pressed pointer. */
let waiting: (() => void)[] = [];
let isPressed = false;
let watchers = 0;

/** Runs `work` now, or once the pressed pointer is released and the click has been handled. */
export function afterPress(work: () => void) {
  if (isPressed) waiting.push(work);
  else work();
}

/** Observes the pointer until the returned function is called. For an effect of whatever calls `afterPress`. */
export function watchPresses() {
  watchers += 1;
  if (watchers === 1) {
    addEventListener("pointerdown", press, true);
    addEventListener("pointerup", release, true);
    addEventListener("pointercancel", release, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    removeEventListener("pointerdown", press, true);
    removeEventListener("pointerup", release, true);
    removeEventListener("pointercancel", release, true);
    isPressed = false;
    waiting = [];
  };
}

function press() {
  isPressed = true;
}

function release() {
  isPressed = false;
  const works = waiting;
  waiting = [];
  // The click follows the release.
  setTimeout(() => {
    for (const work of works) work();
  });
}
