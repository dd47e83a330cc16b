/** A visible control of the page. */
export type Control = {
  /** Identifies the control, also after the page has rendered it again. */
  readonly key: string;
  /** Its role and name, for messages. */
  readonly label: string;
};

/** The functions that `watchControls` adds to the page, as `window.controlWatch`. */
export type ControlWatch = {
  /** The visible, enabled controls whose activation has to change something. */
  list(): readonly Control[];
  /** Whether the control is visible. */
  has(key: string): boolean;
  /** Resolves when nothing has changed for this time. What still changes after three seconds is ignored from then on. */
  quiet(calmMs: number): Promise<true>;
  /** Focuses the control. Returns the key that activates it, or undefined if it is not visible. */
  focus(key: string): "Enter" | "Space" | undefined;
  /** Resolves to whether the page has changed since, or changes in this time. */
  hasChanged(timeoutMs: number): Promise<boolean>;
};

declare global {
  interface Window {
    controlWatch: ControlWatch;
  }
}

/**
 * Runs in the page before its scripts: finds and activates controls, and observes what they change.
 *
 * @param scope the selector of what contains the controls; dialogs, menus and popovers always do
 */
export function watchControls(scope: string) {
  const controls =
    "button, a[href], summary, input:is([type=checkbox], [type=radio]), [role=button], [role=link], [role=tab], " +
    "[role=switch], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]";
  const popups = "dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [popover]";
  const items = "li, tr, article, [role=row], [role=option], [role=listitem], [role=treeitem]";
  /** Nodes that change without user input, such as a live chart. Their changes are ignored. */
  const restless = new WeakSet<Node>();
  let lastChange = 0;
  let isChanged = false;
  let focused: Element | undefined;
  let address = "";
  let changedBefore: Node[] = [];

  const isRestless = (node: Node | null): boolean =>
    node !== null && (restless.has(node) || isRestless(node.parentNode));
  const report = () => {
    lastChange = performance.now();
    isChanged = true;
  };
  /**
   * A notice that appears is a change; one that disappears may belong to an earlier control. The head gets links to what
   * the page loads in advance.
   */
  const counts = ({ target, type, addedNodes }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const isInNotices = Boolean(element?.closest("[role=region][aria-label=Alerts]"));
    return (
      target !== document.head &&
      !isRestless(target) &&
      (!isInNotices || (type === "childList" && addedNodes.length > 0))
    );
  };
  new MutationObserver((records) => {
    const changes = records.filter(counts);
    changedBefore = changes.map(({ target }) => target);
    if (changes.length > 0) report();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ["input", "change", "scroll", "fullscreenchange"]) document.addEventListener(type, report, true);
  window.print = report;
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") report();
  });
  const { fetch, open, URL } = window;
  window.fetch = (...request) => {
    report();
    return fetch(...request);
  };
  window.open = (...target) => {
    report();
    return open(...target);
  };
  const createAddress = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => {
    report();
    return createAddress(content);
  };

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** The box that a user sees: a checkbox is often hidden in its label. */
  const boxOf = (element: Element) => (element instanceof HTMLInputElement && element.labels?.[0]) || element;
  const modal = () => [...document.querySelectorAll("dialog:modal")].at(-1);

  /** Controls that are off or already chosen, and links to this page, other servers or files: activating them changes nothing. */
  const hasNothingToChange = (element: Element) =>
    element.matches(
      ":disabled, [aria-disabled=true], [aria-selected=true], [aria-current]:not([aria-current=false]), [inert] *, [role=group] > [aria-pressed=true], [type=radio]:checked, [role=radio][aria-checked=true], [role=menuitemradio][aria-checked=true]",
    ) ||
    (element instanceof HTMLAnchorElement &&
      (element.href === location.href || element.origin !== location.origin || element.hasAttribute("download")));

  const nameOf = (element: Element) =>
    (
      element.getAttribute("aria-label") ??
      ((element instanceof HTMLInputElement && element.labels?.[0]?.textContent) ||
        element.textContent ||
        element.getAttribute("title") ||
        "")
    ).trim();

  /** The row of a list with several, all of which have the same controls. */
  const rowOf = (element: Element) => {
    const item = element.closest(items);
    const siblings = item?.parentElement
      ? [...item.parentElement.children].filter(({ tagName }) => tagName === item.tagName)
      : [];
    return siblings.length > 3 ? item : null;
  };
  /** The controls of rows have the same kind in each row, whatever the row's name is. */
  const kindOf = (element: Element) => {
    const row = rowOf(element);
    const place = row ? [...row.querySelectorAll(controls)].indexOf(element) : nameOf(element);
    const icon = element.querySelector("svg")?.getAttribute("class") ?? "";
    return [element.tagName, element.getAttribute("role"), element.className, icon, place].join("|");
  };

  const find = () => {
    const root = modal() ?? document;
    const counted = new Map<string, number>();
    return [...root.querySelectorAll(controls)]
      .filter(
        (element) =>
          element.closest(`${scope}, ${popups}`) !== null && isVisible(boxOf(element)) && !hasNothingToChange(element),
      )
      .map((element) => {
        const kind = kindOf(element);
        const index = counted.get(kind) ?? 0;
        counted.set(kind, index + 1);
        return { element, index, key: `${kind}#${index}` };
      });
  };
  const elementOf = (key: string) => find().find((each) => each.key === key)?.element;
  const roleOf = (element: Element) =>
    element.getAttribute("role") ?? element.getAttribute("type") ?? element.localName;

  window.controlWatch = {
    list: () =>
      find()
        .filter(({ element, index }) => index < (rowOf(element) ? 1 : 2))
        .map(({ element, key }) => ({ key, label: `${roleOf(element)} "${nameOf(element)}"` })),
    has: (key) => elementOf(key) !== undefined,
    quiet: async (calmMs) => {
      const start = performance.now();
      while (performance.now() - lastChange < calmMs) {
        if (performance.now() - start > 3000) {
          for (const node of changedBefore) restless.add(node);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return true;
    },
    focus: (key) => {
      const element = elementOf(key);
      if (!(element instanceof HTMLElement)) return undefined;
      element.focus();
      focused = element;
      address = location.href;
      isChanged = false;
      return element.matches("a, [role^=menuitem]") ? "Enter" : "Space";
    },
    hasChanged: async (timeoutMs) => {
      const end = performance.now() + timeoutMs;
      const isOver = () =>
        isChanged || location.href !== address || document.activeElement !== focused || performance.now() >= end;
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20));
      return performance.now() < end;
    },
  };
}
