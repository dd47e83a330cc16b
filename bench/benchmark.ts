import type { Page } from "@playwright/test";

/** Benchmarks by name, each of which prints its results. A file in `bench/` of a feature exports those of it as `benchmarks`. */
export type Benchmarks = Readonly<Record<string, () => Promise<void>>>;

/**
 * Steps of a scripted day by their descriptions. `npm run bench -- interact` times the responses to their keys and clicks.
 * `bench/interactions.ts` of a feature exports those of it as `interactions`.
 */
export type Interactions = Readonly<Record<string, (page: Page) => Promise<void>>>;
