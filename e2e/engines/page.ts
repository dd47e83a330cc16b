import { setTimeout as pause } from "node:timers/promises";

import type { Engine, Point } from "./engine.ts";
import type { Place, Shown } from "./in-page.ts";

/** Milliseconds to wait for what a user would see, on a busy machine. */
const timeout = 15_000;
/** Milliseconds between two looks. */
const interval = 40;

/** Waits until there is a value. @throws {Error} that names what was expected */
export async function until<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
  const end = performance.now() + timeout;
  let reason = "";
  for (;;) {
    try {
      const found = await look();
      // WebDriver has no undefined: it answers with null.
      if (found !== undefined && found !== null && found !== false) return found;
    } catch (error) {
      // A page that is being left does not answer.
      reason = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    if (performance.now() > end) throw new Error(`Expected: ${what}${reason}`);
    await pause(interval);
  }
}

function describe(place: Place): string {
  const inside = place.within ? ` in ${describe(place.within)}` : "";
  if ("label" in place) return `field '${place.label}'${inside}`;
  const { role, name, start } = place;
  return `${role}${name === undefined ? "" : ` '${name}'`}${start === undefined ? "" : ` '${start}…'`}${inside}`;
}

/** A page as a user sees it: elements are found by role and name, and waited for. */
export function pageOf(engine: Engine, baseUrl: string) {
  const see = (place: Place, what = "is shown", test: (shown: Shown) => boolean = () => true) =>
    until(`${describe(place)} ${what}`, async () => {
      const shown = await engine.call("read", place);
      return shown && test(shown) && shown;
    });

  /** Waits until an element stands still and can be reached. */
  const findPoint = (place: Place) => {
    let before: Point | undefined;
    return until(`${describe(place)} can be reached by the mouse`, async () => {
      const point = await engine.call("findPoint", place);
      const isStill = point && point.x === before?.x && point.y === before.y;
      before = point;
      return isStill && point;
    });
  };

  const readDocument = () => until("the page answers", () => engine.call("readDocument"));

  /** Errors of documents that the page has left. */
  const errors: string[] = [];
  const readErrors = async () =>
    void errors.push(...(await until("the page answers", () => engine.call("takeErrors"))));

  return {
    engine,
    baseUrl,
    see,
    readDocument,
    seeNone: (place: Place) => until(`no ${describe(place)}`, async () => (await engine.call("count", place)) === 0),
    seeFocus: (place: Place) => see(place, "has the focus", ({ hasFocus }) => hasFocus),
    /** Loads a screen anew. */
    open: async (hash: string) => {
      await readErrors();
      await engine.open(`${baseUrl}#${hash}`);
    },
    /** @returns the errors since the last time */
    takeErrors: async () => {
      await readErrors();
      return errors.splice(0);
    },
    /** Goes to a screen in the open page. */
    goTo: (hash: string) => engine.call("goTo", `#${hash}`),
    seeText: (text: string) => until(`"${text}"`, async () => (await readDocument()).text.includes(text)),
    seeTitle: (title: string) => see({ role: "heading", name: title }),
    click: async (place: Place) => engine.click(await findPoint(place)),
    /** Replaces the text of a field, by the keyboard. */
    enterText: async (place: Place, text: string) => {
      await until(`${describe(place)} takes the focus`, () => engine.call("select", place));
      await engine.type(text);
    },
    focus: (place: Place) => until(`${describe(place)} takes the focus`, () => engine.call("select", place)),
    pressKeys: engine.pressKeys,
    /**
     * Drags with the mouse.
     *
     * @param isMarked whether the page marks that it drags, and is waited for: the code for it loads on the first press
     */
    drag: async (from: Place, to: Place, { isMarked = false } = {}) => {
      const start = await findPoint(from);
      await engine.press(start);
      let step = 0;
      await until(`${describe(from)} follows the pointer`, async () => {
        step += 4;
        await engine.moveTo({ x: start.x + (step % 24), y: start.y + (step % 24) / 2 });
        return step >= 24 && (!isMarked || (await readDocument()).isDragging);
      });
      const end = await findPoint(to);
      for (const part of [0.2, 0.4, 0.6, 0.8, 1])
        await engine.moveTo({
          x: Math.round(start.x + (end.x - start.x) * part),
          y: Math.round(start.y + (end.y - start.y) * part),
        });
      await engine.moveTo({ x: end.x + 1, y: end.y + 1 });
      await engine.release();
    },
    /** Sends a request of another client of the same user. */
    request: async (method: string, path: string, body?: object) => {
      const response = await fetch(`${baseUrl}api${path}`, {
        method,
        headers: { origin: new URL(baseUrl).origin },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`);
      return response.json() as Promise<unknown>;
    },
  };
}

export type EnginePage = ReturnType<typeof pageOf>;
