import { type Page, expect } from "@playwright/test";

type Order = "forwards" | "backwards";

/**
 * Gives all controls the focus, in the order of Tab or of Shift+Tab. Fails with those that show no ring of 2 px then, or
 * one that a box around them cuts, and with those that something covers entirely, such as a fixed bar (WCAG 2.4.11).
 */
export async function expectVisibleFocus(page: Page, where: string, order: Order = "forwards") {
  // Rings are for the keyboard.
  await page.keyboard.press("Tab");
  // The page measures its bars in the frame after a resize (`use-shown-height.ts`), and scrolls by that.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(findFaults, order), `the focus, ${order}: ${where}`).toEqual([]);
}

/** Runs in the page. */
function findFaults(order: Order): string[] {
  type Ring = { readonly holder: Element; readonly reach: number };

  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, [tabindex], [contenteditable]",
    ),
  ].filter((element) => element.tabIndex >= 0 && isVisible(element) && !element.matches(":disabled"));

  const boxesAround = (element: Element) => {
    const boxes: Element[] = [];
    for (let box = element.parentElement; box; box = box.parentElement) boxes.push(box);
    return boxes;
  };

  /** Of the control, of its pseudo-elements, or of what stands for it: a box around it, or the picture beside it. */
  const ringsOf = (control: Element): Ring[] => {
    const around = [control, ...boxesAround(control).slice(0, 5)];
    const beside = [...(control.parentElement?.children ?? [])].filter((each) => each !== control);
    const places = [
      ...[...around, ...beside].map((holder) => ({ holder, style: getComputedStyle(holder) })),
      ...["::before", "::after"].map((part) => ({ holder: control, style: getComputedStyle(control, part) })),
    ];
    return places
      .filter(({ style }) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2)
      .map(({ holder, style }) => ({
        holder,
        reach: Math.max(0, Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset)),
      }));
  };

  /** Whether a box shows the element to its edge and has no room for the ring. What a box scrolls away does not count. */
  const isCutBy = ({ holder, reach }: Ring, box: Element) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (box === document.body || box === document.documentElement) return false;
    const inner = holder.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    const left = outer.left + box.clientLeft;
    const top = outer.top + box.clientTop;
    const room = [
      ...(overflowX === "visible" || box.scrollWidth > box.clientWidth
        ? []
        : [inner.left - left, left + box.clientWidth - inner.right]),
      ...(overflowY === "visible" || box.scrollHeight > box.clientHeight
        ? []
        : [inner.top - top, top + box.clientHeight - inner.bottom]),
    ];
    return room.some((space) => space >= 0 && Math.round(reach - space) > 1);
  };

  /** Returns whether a sticky or fixed element covers the control at its corners, its edges and its middle. */
  const isCovered = (control: HTMLElement) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
    );
    return points.every(([x, y]) => {
      const shown = document.elementFromPoint(x, y);
      if (!shown || shown.contains(control) || control.parentElement?.contains(shown)) return false;
      return [shown, ...boxesAround(shown)].some((box) => /sticky|fixed/.test(getComputedStyle(box).position));
    });
  };

  const faultOf = (control: HTMLElement) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const before = new Set(ringsOf(control).map(({ holder }) => holder));
    control.focus();
    // Something else takes the focus, such as the field that a list belongs to.
    if (document.activeElement !== control) return undefined;
    if (isCovered(control)) return "covered";
    const rings = ringsOf(control).filter(({ holder }) => !before.has(holder));
    if (rings.length === 0) return "no ring";
    const isCut = rings.every((ring) => boxesAround(ring.holder).some((box) => isCutBy(ring, box)));
    return isCut ? "cut" : undefined;
  };

  const nameOf = (control: HTMLElement) =>
    `${control.localName} ${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}`;

  if (order === "backwards") controls.reverse();
  return controls.flatMap((control) => {
    const fault = faultOf(control);
    return fault === undefined ? [] : [`${fault}: ${nameOf(control)}`];
  });
}
