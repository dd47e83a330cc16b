/** What the text that receives the clipboard may contain. */
export type Allowed = {
  /** The levels of headings, in ascending order. */
  readonly headings: readonly number[];
  readonly hasImages: boolean;
};

/** The addresses of pictures that a document may contain. SVG pictures can contain scripts. */
export const embeddedImage = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

/**
 * Converts HTML that another program has put on the clipboard: lists of Word become lists, headings have a level of the
 * text, quoted mails become quotes, and pictures that the text cannot contain are removed. The schema of the editor drops
 * the rest: styles, classes, and elements that it does not know.
 *
 * @param body an inert document's, so that nothing in it is loaded; it is changed
 * @returns the number of pictures that were removed
 */
export function cleanClipboard(body: HTMLElement, { headings, hasImages }: Allowed) {
  for (const element of body.querySelectorAll("style, script, title, meta, link, br.Apple-interchange-newline")) {
    element.remove();
  }
  // Word adds this element to every paragraph; with a space if the paragraph is empty otherwise.
  for (const element of body.querySelectorAll(String.raw`o\:p`)) element.remove();
  // Links within the original: footnotes, bookmarks.
  for (const element of body.querySelectorAll("a:not([href]), a[href^='#']")) unwrap(element);
  // The ends of paragraphs in Word for the web, which are spaces.
  for (const element of body.querySelectorAll("span.EOP")) element.remove();
  nestWordParagraphs(body);
  joinWebLists(body);
  nestStrayLists(body);
  convertHeadings(body, headings);
  // Outlook quotes a mail in a block with a line at its start.
  for (const element of body.querySelectorAll("div:is([style*='border-left:solid'], [style*='border-right:solid'])"))
    rename(element, "blockquote");
  // The widths of a spreadsheet fit its font, and alignments are not stored.
  for (const columns of body.querySelectorAll("colgroup")) columns.remove();
  for (const cell of body.querySelectorAll("td[align], th[align]")) cell.removeAttribute("align");
  for (const table of body.querySelectorAll("table")) unwrapSingleCell(table);
  return removePictures(body, hasImages);
}

/** The position of a paragraph of Word in its list, such as `mso-list:l0 level1 lfo1`. */
const wordList = /mso-list:\s*\w+\s+level(\d)\s+(\w+)/;
/** The number of an item: "1.", "(a)", "iv)". Bullets are single characters of fonts of symbols. */
const orderedMarker = /^\(?(\p{N}+|\p{L}{1,5})[.)]/u;

type OpenList = { readonly level: number; readonly name: string; readonly element: Element };

/** An item of a list: its level, from 1, the list that it is in, and its number. */
type ListItem = { readonly level: number; readonly tag: "ul" | "ol"; readonly list: string; readonly number: number };

/** Word puts the items of lists into paragraphs, with their numbers and bullets as text. */
function nestWordParagraphs(body: HTMLElement) {
  let open: readonly OpenList[] = [];
  for (const paragraph of body.querySelectorAll("p[style*='mso-list:']")) {
    const [, digit = "", list = ""] = wordList.exec(styleOf(paragraph)) ?? [];
    if (digit === "") continue;
    const [, number] = orderedMarker.exec(removeMarker(paragraph)) ?? [];
    const tag = number === undefined ? "ul" : "ol";
    const item = paragraph.ownerDocument.createElement("li");
    open = addItem(open, paragraph, item, { level: Number(digit), tag, list, number: Number(number) });
    item.append(paragraph);
  }
}

/** Word for the web puts each item into a list of its own. */
function joinWebLists(body: HTMLElement) {
  let open: readonly OpenList[] = [];
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper")) {
    for (const item of wrapper.querySelectorAll("li")) {
      const ordered = item.closest("ol");
      const level = Number(item.getAttribute("data-aria-level")) || 1;
      const list = item.getAttribute("data-listid") ?? "";
      open = addItem(open, wrapper, item, { level, tag: ordered ? "ol" : "ul", list, number: ordered?.start ?? 0 });
    }
    wrapper.remove();
  }
}

/**
 * Adds an item to the lists that are open, from the outermost to the innermost, or to a new one.
 *
 * @param place where a new list begins. The lists are continued if they end there
 * @returns the lists that are open now
 */
function addItem(
  open: readonly OpenList[],
  place: Element,
  item: Element,
  { level, tag, list, number }: ListItem,
): readonly OpenList[] {
  const name = `${tag} ${list}`;
  const isContinued = place.previousElementSibling === open[0]?.element;
  const outer = open.filter(
    (each) => isContinued && (each.level < level || (each.level === level && each.name === name)),
  );
  const last = outer.at(-1);
  if (last?.level === level) {
    last.element.append(item);
    return outer;
  }
  const element = place.ownerDocument.createElement(tag);
  if (number > 1) element.setAttribute("start", String(number));
  element.append(item);
  const parent = last?.element.lastElementChild;
  if (parent) parent.append(element);
  else place.before(element);
  return [...outer, { level, name, element }];
}

/** @returns the number or bullet of an item of Word */
function removeMarker(paragraph: Element) {
  const marker = [...paragraph.querySelectorAll("[style*='mso-list']")].find((element) =>
    /mso-list:\s*ignore/i.test(styleOf(element)),
  );
  marker?.remove();
  return marker?.textContent.trim() ?? "";
}

/** Google Docs and old editors put a nested list beside its item instead of into it. */
function nestStrayLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const item = list.previousElementSibling;
    if (item?.tagName === "LI") item.append(list);
  }
}

/** Gives headings a level of the text, and makes headings of Word's paragraphs with an outline level. */
function convertHeadings(body: HTMLElement, levels: readonly number[]) {
  for (const element of body.querySelectorAll("h1, h2, h3, h4, h5, h6, p.MsoTitle, p[style*='mso-outline-level']")) {
    const digit =
      /^H(\d)$/.exec(element.tagName)?.[1] ??
      /mso-outline-level:\s*(\d)/.exec(styleOf(element))?.[1] ??
      (element.matches(".MsoTitle") ? "1" : "");
    if (digit === "") continue;
    const level = levels.findLast((each) => each <= Number(digit)) ?? levels[0];
    if (level !== undefined) rename(element, `h${level}`);
  }
}

/** A single cell of a spreadsheet is text. */
function unwrapSingleCell(table: Element) {
  const [cell, ...others] = table.querySelectorAll("td, th");
  if (cell && others.length === 0) table.replaceWith(...cell.childNodes);
}

function removePictures(body: HTMLElement, hasImages: boolean) {
  const removed = [...body.querySelectorAll("img")].filter(({ src }) => !hasImages || !embeddedImage.test(src));
  for (const image of removed) image.remove();
  // Pixels that tell the sender of a mail who reads it.
  return removed.filter((image) => !["0", "1"].includes(image.getAttribute("width") ?? "")).length;
}

const styleOf = (element: Element) => element.getAttribute("style") ?? "";

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, tag: string) {
  if (element.localName === tag) return;
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
