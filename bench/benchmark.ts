import type { Page } from "@playwright/test";

/** Benchmarks by name, each of which prints its results. A file in `bench/` of a feature exports those of it as `benchmarks`. */
export type Benchmarks = Readonly<Record<string, () => Promise<void>>>;

/**
 * What a person does on a screen, by a description: keys and clicks whose responses are timed by `npm run bench -- interact`.
 * `bench/interactions.ts` of a feature exports those of it as `interactions`.
 */
export type Interactions = Readonly<Record<string, (page: Page) => Promise<void>>>;
