import { AppError } from "#server/lib/errors.ts";

/** Several times the depth of the deepest schema in the contract. */
const maxDepth = 32;
/** Several times the size of the largest request in the contract: a thousand orders with three fields each. */
const maxValues = 20_000;

/**
 * Prepares request input for its schema. The walk keeps its own stack, since schemas recurse and a request of a few
 * kilobytes can nest deeper than the call stack. PostgreSQL stores neither NUL nor unpaired surrogates: NUL is refused;
 * an unpaired surrogate, left by cutting a text inside an emoji, becomes U+FFFD as in every UTF-8 encoder.
 *
 * @returns the value, changed in place
 * @throws {AppError} `invalid_input`
 */
export function cleanInput(value: unknown): unknown {
  const root: Record<string, unknown> = { value };
  const pending = [{ container: root, depth: 0 }];
  let count = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { container, depth } = next;
    for (const [key, inner] of Object.entries(container)) {
      count += 1;
      if (count > maxValues) throw new AppError("invalid_input", "The request contains too many values");
      if (key.includes("\0")) refuseNul();
      if (!key.isWellFormed()) throw new AppError("invalid_input", "Field names must be valid Unicode");
      if (typeof inner === "string") {
        if (inner.includes("\0")) refuseNul();
        if (!inner.isWellFormed()) container[key] = inner.toWellFormed();
      } else if (typeof inner === "object" && inner !== null) {
        if (depth === maxDepth) throw new AppError("invalid_input", "The request is nested too deeply");
        pending.push({ container: inner as Record<string, unknown>, depth: depth + 1 });
      }
    }
  }
  return root["value"];
}

function refuseNul(): never {
  throw new AppError("invalid_input", "Text cannot contain NUL characters");
}
