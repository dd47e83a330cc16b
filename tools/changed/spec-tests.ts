import { type CallExpression, type Node, parseSync, type Statement, Visitor } from "oxc-parser";

/** A test of a browser file, or the tests of a loop, with all code of the file that it runs. */
export type SpecTest = {
  /** From 1, as Playwright counts. */
  readonly line: number;
  readonly text: string;
  /** Whether it is repeated for the screens of `e2e/support/sweeps/swept-screens.ts`. */
  readonly isSweep: boolean;
};

export type Spec = {
  readonly file: string;
  readonly tests: readonly SpecTest[];
  /** Whether the tests may depend on those before them, so that none can be left out. */
  readonly isOrdered: boolean;
};

/** Whether a call declares a test: `test("…", …)` or `test.fixme("…", …)`. */
function isTest({ callee, arguments: args }: CallExpression) {
  const name = callee.type === "MemberExpression" ? callee.object : callee;
  const isMethod = callee.type === "MemberExpression";
  const method = isMethod && callee.property.type === "Identifier" ? callee.property.name : undefined;
  if (name.type !== "Identifier" || name.name !== "test" || args.length < 2) return false;
  return !isMethod || ["only", "skip", "fixme", "slow", "fail"].includes(method ?? "");
}

/** The names that a statement declares at the top of a file. */
function namesOf(statement: Statement): readonly string[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type === "FunctionDeclaration") return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

/** Reads the tests of a browser file. A test's text includes the loops around it, the hooks, and what it calls in the file. */
export function readSpec(file: string, source: string): Spec {
  const { program } = parseSync(file, source);
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const calls: CallExpression[] = [];
  new Visitor({ CallExpression: (call) => void (isTest(call) && calls.push(call)) }).visit(program);

  /** A statement without its tests: loops, hooks and helpers. */
  const around = (statement: Statement) => {
    let text = "";
    let end = statement.start;
    for (const call of calls.filter((each) => each.start >= statement.start && each.end <= statement.end)) {
      text += source.slice(end, call.start);
      end = call.end;
    }
    return text + source.slice(end, statement.end);
  };
  const declared = new Map(
    program.body.flatMap((node) =>
      node.type === "ImportDeclaration" ? [] : namesOf(node as Statement).map((name) => [name, textOf(node)] as const),
    ),
  );
  const withHelpers = (text: string) => {
    const seen = new Set<string>();
    const add = (part: string) => {
      for (const [name = ""] of part.matchAll(/[A-Za-z_$][\w$]*/g)) {
        const helper = declared.get(name);
        if (helper === undefined || seen.has(name)) continue;
        seen.add(name);
        add(helper);
      }
    };
    add(text);
    return [text, ...[...seen].map((name) => declared.get(name) ?? "")].join("\n");
  };
  const hooks = program.body
    .filter((node) => node.type === "ExpressionStatement" && /^test\.(before|after|use)/.test(textOf(node)))
    .map(textOf)
    .join("\n");
  const tests = calls.map((call) => {
    const statement = program.body.find(({ start, end }) => start <= call.start && call.end <= end) as Statement;
    return {
      isSweep: /\bof (sweptScreens|screensInTurn)\b/.test(around(statement)),
      line: source.slice(0, call.start).split("\n").length,
      text: withHelpers([textOf(call), around(statement), hooks].join("\n")),
    };
  });
  return { file, tests, isOrdered: /describe\.configure\(\{ mode/.test(source) };
}
