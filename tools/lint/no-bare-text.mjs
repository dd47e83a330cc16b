/**
 * Translation by the browser replaces each text node by elements. React then fails if it removes that text, or inserts an
 * element before it. This rule therefore asks for an element around text that comes and goes, and around text after
 * something that does.
 */

const message =
  "Put this text into an element, such as <span>: browsers that translate the page replace bare text, and React cannot find it afterwards.";

/** Properties and variables that are elements, by convention. */
const elementNames = new Set([
  "account",
  "children",
  "controls",
  "dialog",
  "foot",
  "icon",
  "kept",
  "phoneBar",
  "search",
  "start",
  "tools",
]);

/** Functions that return text. */
const textCall = /^(?:t|translateData|String|format\w*|write\w*|name\w*|describe\w*)$/;

const nameOf = (node) => (node.property ?? node).name;

/** What a child may be: "text", "element" or "nothing". */
function kindsOf(node, isAlone = true) {
  switch (node.type) {
    case "JSXText":
      return node.value.trim() === "" && node.value.includes("\n") ? [] : ["text"];
    case "JSXExpressionContainer":
      return kindsOf(node.expression);
    case "Literal":
      return typeof node.value === "string" || typeof node.value === "number" ? ["text"] : ["nothing"];
    case "TemplateLiteral":
      return ["text"];
    case "ConditionalExpression":
      return [...kindsOf(node.consequent, false), ...kindsOf(node.alternate, false)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? ["nothing"] : kindsOf(node.left, false)), ...kindsOf(node.right, false)];
    case "Identifier":
    case "MemberExpression": {
      const name = nameOf(node);
      if (name === "undefined") return ["nothing"];
      // Beside a condition it is an element more often than not.
      return isAlone && !elementNames.has(name) ? ["text"] : ["element"];
    }
    case "CallExpression": {
      if (textCall.test(node.callee.name ?? "")) return ["text"];
      if (node.callee.property?.name !== "map") return ["element"];
      const { body } = node.arguments[0] ?? {};
      return [
        "nothing",
        ...(body === undefined || body.type === "BlockStatement" ? ["element"] : kindsOf(body, false)),
      ];
    }
    case "JSXEmptyExpression":
      return [];
    default:
      return ["element"];
  }
}

/** Components whose element stays as it is. Others may render nothing, or something else than before. */
const isSteady = /^(?:Icon[A-Z]\w*|Link)$/;

/** Whether something may come, go or be replaced before what follows it. */
function isChanging(node, kinds) {
  if (kinds.has("nothing") || kinds.size > 1) return true;
  const { openingElement, expression } = node;
  // One element takes the place of another.
  if (expression?.type === "ConditionalExpression") return kinds.has("element");
  if (elementNames.has(nameOf(expression ?? node))) return true;
  if (!openingElement) return false;
  const isComponent = openingElement.name.type !== "JSXIdentifier" || /^[A-Z]/.test(openingElement.name.name);
  const hasKey = openingElement.attributes.some((each) => each.name?.name === "key");
  return hasKey || (isComponent && !isSteady.test(openingElement.name.name));
}

export const noBareText = {
  create(context) {
    const check = ({ type, children }) => {
      // The parent of a fragment is unknown.
      let hasChanging = type === "JSXFragment";
      const read = children
        .map((child) => ({ child, kinds: new Set(kindsOf(child)) }))
        .filter(({ kinds }) => kinds.size > 0);
      if (read.length === 1 && !hasChanging) return;
      for (const { child, kinds } of read) {
        hasChanging ||= isChanging(child, kinds);
        if (kinds.has("text") && hasChanging) context.report({ node: child, message });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
