import { createStore } from "#web/lib/store.ts";

export type AlertTone = "danger" | "warning" | "success" | "info";

/** A box in the region Alerts. */
export type Alert = {
  readonly id: number;
  readonly tone: AlertTone;
  readonly title: string;
  readonly text?: string | undefined;
  /** How long it stays, in milliseconds. */
  readonly timeout: number;
  /** The running number of a failure. */
  readonly count?: number | undefined;
  /** A way back: "Undo". The alert closes when it is taken. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
};

/** A failed request shows for 6 seconds (specification §8). */
const failureTimeout = 6000;
/** Notices stay 4 to 8 seconds (specification §9); one with a way back the longest. */
const noticeTimeout = 4000;
const actionTimeout = 8000;

export const alerts = createStore<readonly Alert[]>([]);

let lastId = 0;
let failures = 0;

function show(alert: Omit<Alert, "id">) {
  lastId += 1;
  alerts.set([...alerts.get(), { id: lastId, ...alert }]);
  return lastId;
}

export const dismissAlert = (id: number) => alerts.set(alerts.get().filter((alert) => alert.id !== id));

/** Shows a passing notice. The words are translated by the caller. Answers the id by which it is dismissed. */
export const notify = ({
  tone = "success",
  timeout,
  ...alert
}: Pick<Alert, "title" | "text" | "action"> & { tone?: AlertTone; timeout?: number }) =>
  show({ tone, timeout: timeout ?? (alert.action ? actionTimeout : noticeTimeout), ...alert });

/** Shows the red box of a failed request: the status as the title, what the server said as the text. */
export function showFailure(title: string, text: string) {
  failures += 1;
  show({ tone: "danger", title, text, timeout: failureTimeout, count: failures });
}
