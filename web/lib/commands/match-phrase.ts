import { distance } from "fastest-levenshtein";

import { normalizePhrase } from "#web/lib/commands/normalize-phrase.ts";

/** A target, such as a screen or an action, and the phrases that select it. */
export type Command<Target> = { readonly target: Target; readonly phrases: readonly string[] };

/**
 * Returns a function that finds what was asked for. A phrase matches as a whole, also without fillers around it such as
 * “please” or “go to”. Long phrases may differ by one or two letters; if they are as close to another command, or a short
 * phrase differs, nothing matches: a weak match never acts.
 *
 * @param commands where two have the same phrase, it belongs to the first
 * @param fillers words that may stand before or after a phrase
 */
export function createMatcher<Target>(commands: readonly Command<Target>[], fillers: readonly string[]) {
  const targets = new Map<string, Target>();
  for (const { target, phrases } of commands) {
    for (const phrase of phrases.map(normalizePhrase)) {
      if (phrase !== "" && !targets.has(phrase)) targets.set(phrase, target);
    }
  }
  const words = fillers.map(normalizePhrase);

  const matchOne = (heard: string) => {
    const variants = trimFillers(normalizePhrase(heard), words);
    const exact = variants.find((each) => targets.has(each));
    return exact === undefined ? findClosest(variants, targets) : targets.get(exact);
  };

  /** Returns the target of the first alternative that matches. The most likely alternative comes first. */
  return (alternatives: readonly string[]): Target | undefined => {
    for (const each of alternatives) {
      const target = matchOne(each);
      if (target !== undefined) return target;
    }
    return undefined;
  };
}

/**
 * The phrase, and what is left of it without fillers at its start and end, longest first. Each remainder is found once:
 * fillers overlap, so that their combinations would grow exponentially.
 */
function trimFillers(phrase: string, fillers: readonly string[]) {
  const variants = new Set([phrase]);
  // The loop also visits what is added.
  for (const variant of variants) {
    for (const rest of fillers.flatMap((filler) => [...cutStart(variant, filler), ...cutEnd(variant, filler)])) {
      variants.add(rest);
    }
  }
  return [...variants].toSorted((one, other) => other.length - one.length);
}

// Words end at a space, except in languages without spaces.

function cutStart(phrase: string, filler: string) {
  const rest = phrase.slice(filler.length);
  return phrase.startsWith(filler) && isBoundary(filler.at(-1), rest.at(0)) ? [rest.trimStart()] : [];
}

function cutEnd(phrase: string, filler: string) {
  const rest = phrase.slice(0, -filler.length);
  return phrase.endsWith(filler) && isBoundary(rest.at(-1), filler.at(0)) ? [rest.trimEnd()] : [];
}

const isAlphabetic = (letter: string) => /[\p{Script=Latin}\p{Script=Arabic}\p{N}]/u.test(letter);

const isBoundary = (before: string | undefined, after: string | undefined) =>
  before !== undefined && after !== undefined && !(isAlphabetic(before) && isAlphabetic(after));

/** The letters by which a phrase of the length may differ. In short ones, another letter makes another word. */
const allowance = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** The target of the closest phrase. Undefined if none is close, or if phrases of different targets are equally close. */
function findClosest<Target>(variants: readonly string[], targets: ReadonlyMap<string, Target>) {
  let fewest = Number.POSITIVE_INFINITY;
  let closest = new Set<Target>();
  for (const variant of variants) {
    for (const [phrase, target] of targets) {
      const errors = errorsBetween(variant, phrase);
      if (errors > fewest || errors === Number.POSITIVE_INFINITY) continue;
      if (errors < fewest) closest = new Set();
      fewest = errors;
      closest.add(target);
    }
  }
  return closest.size === 1 ? [...closest][0] : undefined;
}

/** The number of letters that differ; infinite if that is too many. */
function errorsBetween(one: string, other: string) {
  const allowed = allowance(Math.min(one.length, other.length));
  if (Math.abs(one.length - other.length) > allowed) return Number.POSITIVE_INFINITY;
  const errors = distance(one, other);
  return errors > allowed ? Number.POSITIVE_INFINITY : errors;
}
