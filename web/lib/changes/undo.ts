import { dismissAlert, notify } from "#web/lib/alerts.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";
import { isTyping } from "#web/lib/keyboard/is-typing.ts";

/** A change that was made, and how it is reverted. Texts have to be translated. */
type UndoableChange = {
  /** What happened, in the past tense: "Event moved". */
  readonly title: string;
  /** The changed thing. */
  readonly text?: string;
  /** What has happened once it is reverted: "2 messages restored". Without it, the title says that the change is undone. */
  readonly undone?: string;
  /** Repeated changes of one thing show only the last offer. Ctrl+Z still reverts each of them. */
  readonly key?: string;
  /** Trivial changes, such as collapsing a card, show no offer and are reverted with Ctrl+Z only. */
  readonly isQuiet?: boolean;
  /**
   * The request that saves the change. Undo waits for it, and the offer is withdrawn if it fails or resolves to false,
   * so that a change can be offered as soon as it is shown.
   */
  readonly saved?: Promise<unknown>;
  /**
   * Writes the inverse of the change. Resolves to false if the person decided against it, because others have changed
   * the same. A failure has to be shown by the caller, as the API client does.
   */
  readonly undo: () => unknown;
};

type Entry = UndoableChange & { alertId: number | undefined };

/** The number of changes that Ctrl+Z can revert. */
const maxEntries = 50;

let stack: readonly Entry[] = [];
let isListening = false;

/**
 * Offers to revert a change: for 8 seconds with the button of an alert, and with Ctrl+Z (⌘Z) as long as the page is open.
 * The stack belongs to the page, which is reloaded when the account changes.
 */
export function offerUndo(change: UndoableChange) {
  const entry: Entry = { ...change, alertId: undefined };
  if (change.key !== undefined) {
    for (const other of stack) if (other.key === change.key) dismissOffer(other);
  }
  stack = [...stack, entry].slice(-maxEntries);
  if (!change.isQuiet) {
    entry.alertId = notify({
      title: change.title,
      ...(change.text !== undefined && { text: change.text }),
      tone: "info",
      action: { label: translateData("Undo"), run: () => void revert(entry) },
    });
  }
  change.saved?.then(
    (isSaved) => isSaved === false && withdraw(entry),
    () => withdraw(entry),
  );
  if (isListening) return;
  isListening = true;
  addEventListener("keydown", undoOnKey);
}

/** Reverts the latest change. @returns whether there was one */
export function undoLast() {
  const entry = stack.at(-1);
  if (!entry) return false;
  dismissOffer(entry);
  void revert(entry);
  return true;
}

async function revert(entry: Entry) {
  if (!stack.includes(entry)) return;
  withdraw(entry);
  try {
    if ((await entry.saved) === false) return;
    if ((await entry.undo()) === false) return;
  } catch {
    // Already shown: the change, or its inverse, was refused.
    return;
  }
  notify({
    title: entry.undone ?? translateData("Undone: {{change}}", { change: entry.title }),
    ...(entry.text !== undefined && { text: entry.text }),
  });
}

function withdraw(entry: Entry) {
  stack = stack.filter((other) => other !== entry);
  dismissOffer(entry);
}

function dismissOffer(entry: Entry) {
  if (entry.alertId !== undefined) dismissAlert(entry.alertId);
  entry.alertId = undefined;
}

/** Ctrl+Z in a field belongs to the field, and in a dialog to its form. */
function undoOnKey(event: KeyboardEvent) {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
  if (!isUndo || event.defaultPrevented || document.querySelector("dialog[open]")) return;
  if (isTyping(event)) return;
  if (undoLast()) event.preventDefault();
}
