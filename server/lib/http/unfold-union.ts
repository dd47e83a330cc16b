import type { z } from "zod/mini";

type Issue = z.core.$ZodIssue;

/**
 * Of a union of objects that a literal tells apart, returns the issues of the object that is meant: the one whose literal
 * matches, or else the one with the fewest issues. Any other issue stays as it is.
 */
export function unfoldUnion(issue: Issue): readonly Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [meant = []] = issue.errors.toSorted(
    (one, other) => countLiterals(one) - countLiterals(other) || one.length - other.length,
  );
  if (meant.length === 0 || meant.some(({ path }) => path.length === 0)) return [issue];
  return meant.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

const countLiterals = (issues: readonly Issue[]) => issues.filter(({ code }) => code === "invalid_value").length;
