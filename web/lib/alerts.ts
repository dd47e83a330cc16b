import { createStore } from "#web/lib/store.ts";

export type AlertTone = "danger" | "warning" | "success" | "info";

/** An alert in the region Alerts. */
export type Alert = {
  readonly id: number;
  readonly tone: AlertTone;
  readonly title: string;
  readonly text?: string | undefined;
  /** Milliseconds until it closes. */
  readonly timeout: number;
  /** The sequence number of a failure. */
  readonly count?: number | undefined;
  /** Names a failed request to the people who run the server. */
  readonly reference?: string | undefined;
  /** The seconds that `{{time}}` in the text stands for. */
  readonly wait?: number | undefined;
  /** An action such as "Undo". The alert closes when it is used. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
};

/** A failed request is shown for 6 seconds (specification §8). */
const failureTimeout = 6000;
/** Notices are shown for 4 to 8 seconds (specification §9); those with an action the longest. */
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

/** Shows a notice. Title and text have to be translated. @returns the id with which it can be dismissed */
export const notify = ({
  tone = "success",
  timeout,
  ...alert
}: Pick<Alert, "title" | "text" | "action"> & { tone?: AlertTone; timeout?: number }) =>
  show({ tone, timeout: timeout ?? (alert.action ? actionTimeout : noticeTimeout), ...alert });

/**
 * Shows the alert of a failed request: the status as title, the server's message as text.
 *
 * @returns the id with which it can be dismissed
 */
export function showFailure(
  title: string,
  text: string,
  action?: Alert["action"],
  details: Pick<Alert, "reference" | "wait"> = {},
) {
  failures += 1;
  return show({ tone: "danger", title, text, timeout: failureTimeout, count: failures, action, ...details });
}
