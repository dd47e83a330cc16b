import { type Locator, type Page, expect } from "@playwright/test";

import { showLayout } from "../show-layout.ts";

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, "pixels by which the page scrolls sideways").toBe(0);
}

/** Expects that no two controls of the header, or of the bar of phones, overlap, and that none extends beyond the page. */
export async function expectNoOverlapInHeader(page: Page) {
  const found = await page.evaluate(() => {
    const controls = [...document.querySelectorAll(":is(.frame-header, .frame-phone-bar) :is(a, button, input)")]
      .map((element) => ({ name: element.ariaLabel ?? element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const outside = controls.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ name }) => name);
    const overlapping = controls.flatMap(({ name, box }, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 0.5 &&
            other.left < box.right - 0.5 &&
            box.top < other.bottom &&
            other.top < box.bottom,
        )
        .map(({ name: otherName }) => `${name} and ${otherName}`),
    );
    return [...outside, ...overlapping];
  });
  expect(found, "controls of the header that overlap, or leave the page").toEqual([]);
}

/** Runs a check on phones of two widths in both directions, after that the page and its header fit. */
export async function expectToFitPhones(page: Page, check: (where: string) => Promise<void>) {
  for (const rightToLeft of [false, true]) {
    await showLayout(page, { rightToLeft });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectNoOverlapInHeader(page);
      await check(`${width} px, right to left: ${rightToLeft}`);
    }
  }
}

/**
 * Expects that numbers precede their units as written: "8:00 PM", "200 ms", "-5 °C". For an English page from right to
 * left, where the order is lost unless the text is isolated.
 */
export async function expectNumbersInOrder(page: Page) {
  const found = await page.evaluate(() => {
    const reversed: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { data } = node as Text;
      for (const match of data.matchAll(/[-+]?[€$]?\d(?:[\d.,:]*\d)?(?:\s?[a-z°%]+)?/gi)) {
        const [first, last] = [match.index, match.index + match[0].length - 1].map((place) => {
          const letter = document.createRange();
          letter.setStart(node, place);
          letter.setEnd(node, place + 1);
          return letter.getBoundingClientRect();
        });
        const isOnOneLine = first && last && first.width > 0 && last.width > 0 && Math.abs(first.top - last.top) < 4;
        if (isOnOneLine && first.left > last.left) reversed.push(`${match[0]} in “${data}”`);
      }
    }
    return reversed;
  });
  expect(found, "numbers in the wrong order").toEqual([]);
}

/** Expects the first letter of a text to be visible, even if the text is cut off. */
export async function expectBeginningToShow(text: Locator) {
  const { hasDirection, isShown } = await text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const letter = document.createRange();
    letter.setStart(node, 0);
    letter.setEnd(node, 1);
    const [inner, outer] = [letter.getBoundingClientRect(), element.getBoundingClientRect()];
    return {
      hasDirection: getComputedStyle(element).direction,
      isShown: inner.left >= outer.left - 1 && inner.right <= outer.right + 1,
    };
  });
  expect(hasDirection, "the direction of an Arabic text").toBe("rtl");
  expect(isShown, "the first letter is visible").toBe(true);
}

/** Expects links that stand alone, unlike those in a paragraph, to be high enough for a finger (WCAG 2.5.8). */
export async function expectTouchableLinks(page: Page) {
  const low = await page.evaluate(() =>
    [...document.querySelectorAll("a[href]")]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !link.closest("p, dialog"))
      .map((link) => ({ name: link.textContent.trim().slice(0, 40), box: link.getBoundingClientRect() }))
      // Text for screen readers only is 1 px wide.
      .filter(({ box }) => box.width > 1 && box.height > 0 && box.height < 24)
      .map(({ name, box }) => `${name}: ${box.height} px`),
  );
  expect(low, "links that are lower than 24 px").toEqual([]);
}
