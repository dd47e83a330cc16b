import { createRandom } from "#server/db/seed/random.ts";

/** `balancer` is the HAProxy in front of the servers, and `database-proxy` that in front of the two PostgreSQL servers. */
export const parts = [
  "balancer",
  "server-one",
  "server-two",
  "server-three",
  "pgbouncer",
  "database-proxy",
  "primary",
  "standby",
  "nats",
  "s3",
] as const;
export type Part = (typeof parts)[number];

/** What a fault can concern. */
export const targets = [...parts, "all servers"] as const;
type Target = (typeof targets)[number];

/**
 * `kill` and `freeze` are SIGKILL and SIGSTOP. `fail-over` kills the primary, promotes the standby, and makes a new standby
 * at the place of the former primary. `fill-disk` and `move-clock` concern one server; `upgrade` replaces each server in turn.
 */
export type FaultKind = "kill" | "freeze" | "fail-over" | "fill-disk" | "move-clock" | "upgrade";

export type Fault = {
  readonly part: Target;
  readonly kind: FaultKind;
  /** Milliseconds until the part is started again or continues. */
  readonly durationMs: number;
  /** That of another part, which begins while this one lasts. */
  readonly second?: Fault;
};

/** Milliseconds from the beginning of a fault to that of the next. One that takes longer delays the next. */
export const intervalMs = 30_000;

/** Milliseconds: longer than the timeouts of health checks, and up to longer than a request may take. */
const minDurationMs = 3000;
const maxDurationMs = 12_000;
/** In milliseconds, below the time limit of a request: nothing answers while the balancer is frozen. */
const maxBalancerMs = 7000;

/** Every third fault has a second one. */
const secondEvery = 3;
/** The parts that it can concern. A second fault of the database would take both of its servers, which no installation survives. */
const secondParts: readonly Target[] = ["server-one", "server-two", "server-three", "pgbouncer", "nats", "s3"];

/** Each part killed and frozen, and what happens once. A killed primary is a failover. */
const required: readonly Omit<Fault, "durationMs">[] = [
  ...parts.map((part) => ({ part, kind: part === "primary" ? ("fail-over" as const) : ("kill" as const) })),
  ...parts.map((part) => ({ part, kind: "freeze" as const })),
  { part: "server-two", kind: "fill-disk" },
  { part: "server-three", kind: "move-clock" },
  { part: "all servers", kind: "upgrade" },
];

/**
 * Plans the faults of a run: each required one in a random order, and then random ones.
 *
 * @param seed the same faults follow from the same seed
 * @param chosen the parts that the faults concern
 */
export function planFaults(seed: number, count: number, chosen: readonly Target[] = targets): Fault[] {
  const { below } = createRandom(seed);
  const possible = required.filter(({ part }) => chosen.includes(part));
  const shuffle = () =>
    possible
      .map((fault) => ({ fault, place: below(1_000_000) }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ fault }) => fault);
  const lasting = (fault: Omit<Fault, "durationMs">): Fault => {
    const maxMs = fault.part === "balancer" ? maxBalancerMs : maxDurationMs;
    return { ...fault, durationMs: minDurationMs + below(maxMs - minDurationMs) };
  };
  const second = (first: Fault) => {
    const others = possible.filter(
      ({ part, kind }) =>
        (kind === "kill" || kind === "freeze") &&
        secondParts.includes(part) &&
        part !== first.part &&
        !(first.part === "all servers" && part.startsWith("server-")),
    );
    const other = others[below(Math.max(1, others.length))];
    return other && { second: lasting(other) };
  };
  const plan: Fault[] = [];
  while (plan.length < count) {
    for (const fault of shuffle()) {
      const first = lasting(fault);
      plan.push({ ...first, ...(plan.length % secondEvery === secondEvery - 1 && second(first)) });
    }
  }
  return plan.slice(0, count);
}
