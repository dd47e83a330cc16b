import { AppError } from "#server/lib/errors.ts";

/** Several times the depth of the deepest schema of the contract. */
const maxDepth = 32;
/** Several times what the largest request of the contract holds, a thousand orders with three fields each. */
const maxValues = 20_000;

/**
 * Prepares what a request brought for its schema. The walk keeps its own stack, since schemas recurse and a request of
 * some kilobytes can nest deeper than the call stack. PostgreSQL stores neither NUL nor half of a surrogate pair: a NUL
 * is refused; half a pair, which a text cut in the middle of an emoji ends with, becomes U+FFFD as in every UTF-8 encoder.
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
      if (count > maxValues) throw new AppError("invalid_input", "There are too many values in the request");
      if (key.includes("\0")) refuseNul();
      if (!key.isWellFormed()) throw new AppError("invalid_input", "The name of a field is not valid Unicode");
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
  throw new AppError("invalid_input", "A text may not contain a NUL character");
}
