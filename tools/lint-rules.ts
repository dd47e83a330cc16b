/** The rules of our own that oxlint runs; `.oxlintrc.json` says where. */

type Node = { readonly type: string; readonly value?: unknown };
type Comparison = Node & { readonly operator: string; readonly left: Node; readonly right: Node };
type SwitchCase = Node & { readonly test: Node | null };
type Context = { readonly report: (found: { readonly node: Node; readonly message: string }) => void };

const message = "An input method presses Enter, too. Use isEnter() of web/lib/is-enter.ts.";
const isEnter = (node: Node | null) => node?.type === "Literal" && node.value === "Enter";

export default {
  meta: { name: "atrium" },
  rules: {
    "no-bare-enter": {
      create: (context: Context) => ({
        BinaryExpression: (node: Comparison) => {
          if (isEnter(node.left) || isEnter(node.right)) context.report({ node, message });
        },
        SwitchCase: (node: SwitchCase) => {
          if (isEnter(node.test)) context.report({ node, message });
        },
      }),
    },
  },
};
