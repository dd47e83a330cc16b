import { type JSXAttributeItem, type JSXChild, type JSXElement, type Node, parseSync, Visitor } from "oxc-parser";

/** Attributes of HTML whose text is displayed or read aloud. */
const htmlAttributes =
  "alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext placeholder title";

/** Properties of our components that are displayed. `grep -rhoE '[A-Za-z-]+=\{t\(' web` lists those in use. */
const componentAttributes =
  "add allDayText caption closeHint description empty hint label legend message note nothingFoundMessage removed rootName " +
  "rowTitle sent submit subtitle summary text timedText";

const visibleAttributes = new Set(`${htmlAttributes} ${componentAttributes}`.split(" "));

/** Elements of code and of keys, which are the same in every language. */
const codeElements = new Set(["code", "kbd", "pre", "samp"]);

type Found = { readonly start: number; readonly text: string };

/** A text without letters, such as “–”, and an address are the same in every language. */
const isTranslatable = (text: string) => /\p{L}/u.test(text) && !/^https?:\/\//.test(text);

/** The expressions that an expression is chosen or joined from. */
function partsOf(node: Node): readonly Node[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate];
  if (node.type === "LogicalExpression") return [node.left, node.right];
  if (node.type === "BinaryExpression" && node.operator === "+") return [node.left, node.right];
  return node.type === "JSXExpressionContainer" ? [node.expression] : [];
}

/** The literal texts that an expression may be. Arguments of calls are not among them. */
function literalsOf(node: Node): readonly Found[] {
  if (node.type === "Literal") return typeof node.value === "string" ? [{ start: node.start, text: node.value }] : [];
  if (node.type === "TemplateLiteral")
    return [{ start: node.start, text: node.quasis.map(({ value }) => value.cooked ?? value.raw).join("…") }];
  return partsOf(node).flatMap(literalsOf);
}

const literalsOfChild = (node: JSXChild) =>
  node.type === "JSXText" ? [{ start: node.start, text: node.value }] : literalsOf(node);

const literalsOfAttribute = (node: JSXAttributeItem) =>
  node.type === "JSXAttribute" &&
  node.value !== null &&
  node.name.type === "JSXIdentifier" &&
  visibleAttributes.has(node.name.name)
    ? literalsOf(node.value)
    : [];

/** Whether an element is exempt from translation: it has `lang` or `translate="no"`, or contains code. */
const isUntranslated = ({ openingElement: { name, attributes } }: JSXElement) =>
  (name.type === "JSXIdentifier" && codeElements.has(name.name)) ||
  attributes.some(
    (each) =>
      each.type === "JSXAttribute" &&
      (each.name.name === "lang" ||
        (each.name.name === "translate" && each.value?.type === "Literal" && each.value.value === "no")),
  );

/**
 * The literal texts in the JSX of one source, which are not translated, with their lines: content of elements, and
 * visible attributes. Elements with `lang` or `translate="no"` and code are left out, with all that they contain.
 */
export function findJsxText(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Found[] = [];
  let untranslated = 0;
  new Visitor({
    JSXElement: (node) => {
      if (isUntranslated(node)) untranslated += 1;
      if (untranslated > 0) return;
      found.push(
        ...node.openingElement.attributes.flatMap(literalsOfAttribute),
        ...node.children.flatMap(literalsOfChild),
      );
    },
    "JSXElement:exit": (node) => void (isUntranslated(node) && (untranslated -= 1)),
    JSXFragment: (node) => void (untranslated === 0 && found.push(...node.children.flatMap(literalsOfChild))),
  }).visit(program);
  return found
    .filter(({ text }) => isTranslatable(text))
    .map(({ start, text }) => ({ line: lineAt(source, start, text), text: text.trim().replaceAll(/\s+/g, " ") }));
}

/** The line of a text at an index, without the line breaks before it. */
const lineAt = (source: string, start: number, text: string) =>
  source.slice(0, start + text.search(/\S/)).split("\n").length;
