/** Benchmarks by name, each of which prints its results. A file in `bench/` of a feature exports those of it as `benchmarks`. */
export type Benchmarks = Readonly<Record<string, () => Promise<void>>>;
