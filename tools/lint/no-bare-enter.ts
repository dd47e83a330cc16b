type Node = { readonly type: string; readonly value?: unknown };
type Comparison = Node & { readonly operator: string; readonly left: Node; readonly right: Node };
type SwitchCase = Node & { readonly test: Node | null };
type Context = { readonly report: (found: { readonly node: Node; readonly message: string }) => void };

const message = "An input method presses Enter, too. Use isEnter() of web/lib/keyboard/is-enter.ts.";
const isEnter = (node: Node | null) => node?.type === "Literal" && node.value === "Enter";

/** An Enter of the user is told from that of an input method in one place. */
export const noBareEnter = {
  create: (context: Context) => ({
    BinaryExpression: (node: Comparison) => {
      if (isEnter(node.left) || isEnter(node.right)) context.report({ node, message });
    },
    SwitchCase: (node: SwitchCase) => {
      if (isEnter(node.test)) context.report({ node, message });
    },
  }),
};
