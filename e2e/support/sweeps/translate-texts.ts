/**
 * Runs in the page before its scripts: puts each text into two elements, as the translation of Chrome does, whenever one
 * appears. React fails where it removes a text that is not in its place any more, or inserts something before it.
 */
export function translateTexts() {
  const untouched = "script, style, textarea, select, svg, [contenteditable], [translate=no], .translated";
  const translate = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(untouched) || !text.nodeValue?.trim()) return;
    const outer = document.createElement("font");
    outer.className = "translated";
    const inner = outer.appendChild(document.createElement("font"));
    text.parentNode?.replaceChild(outer, text);
    inner.append(text);
  };
  const translateAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts.forEach(translate);
  };
  const { insertBefore, removeChild } = Node.prototype;
  const describe = (node: Node, parent: Node) =>
    `“${node.textContent ?? ""}” in ${parent instanceof Element ? parent.outerHTML.slice(0, 300) : parent.nodeName}`;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) console.error(`Removes a text that is not there any more: ${describe(child, this)}`);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    if (next && next.parentNode !== this)
      console.error(`Inserts before a text that is not there any more: ${describe(next, this)}`);
    return insertBefore.call(this, node, next) as T;
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateAll(node);
  }).observe(document, { childList: true, subtree: true });
}
