import type { Endpoint, Input, Output } from "#contract/endpoint.ts";
import { english } from "#contract/text/english.ts";
import { ErrorBody, requestIdHeader } from "#contract/errors.ts";
import { accountHeader } from "#contract/account/session.ts";
import { office } from "#office";
import { addressOf } from "#web/lib/address-of.ts";
import { type Alert, showFailure } from "#web/lib/alerts.ts";
import { isOtherAccount, pageAccount } from "#web/lib/session/account.ts";
import { suspectConnection } from "#web/lib/api/connection.ts";
import { takeAnswer } from "#web/lib/live/live-answers.ts";
import { leavePage, noteRefusal, sendInSession } from "#web/lib/session/session.ts";

/** A failed request: the content of the alert, and the field errors for forms. `status` is 0 without a response. */
export class ApiError extends Error {
  // The build shortens the name of the class.
  override readonly name = "ApiError";
  readonly status: number;
  readonly statusText: string;
  readonly body: ErrorBody | undefined;
  /** The id of the request, by which the server's log and the audit log name it. */
  readonly reference: string | undefined;
  /** Seconds after which the server wants the request to be sent again, if a limit has refused it. */
  readonly wait: number | undefined;

  constructor(
    status: number,
    statusText: string,
    message: string,
    body?: ErrorBody,
    { reference, wait }: { reference?: string | undefined; wait?: number | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
    this.reference = reference;
    this.wait = wait;
  }
}

type Parts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

type CallOptions = {
  /** Aborts the request. An aborted request is not a failure. */
  signal?: AbortSignal | undefined;
  /** Suppresses the alert, for a caller that shows the failure itself. */
  quiet?: boolean;
  /** Statuses that the caller handles itself. Others show an alert. */
  handles?: readonly number[];
  /** Names of fields at which the caller shows errors. A refusal that names only these shows no alert. */
  fields?: readonly string[];
  /** A URL to use instead of the endpoint's path. */
  address?: string;
  /** A file to send as the body, instead of JSON. */
  file?: Blob;
};

/**
 * Calls an endpoint of the contract and returns its validated response. A failure is shown in an alert, logged,
 * and thrown. A request that is refused because the session has ended is sent again after the person has signed in.
 *
 * @throws {ApiError}
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, quiet = false, handles = [], fields = [], address, file }: CallOptions = {},
): Promise<Output<E>> {
  const { params, query, body } = input as Parts;
  if (!endpoint.open && isOtherAccount()) {
    leavePage();
    // A page that is about to reload receives no responses.
    return new Promise<never>(() => {});
  }
  const sendOnce = () => send(endpoint, address ?? addressOf(endpoint, { params, query }), file ?? body, signal);
  const sendInLimits = endpoint.method === "GET" ? () => sendAgainAfterWait(sendOnce, signal) : sendOnce;
  try {
    const response = await (endpoint.open ? sendInLimits() : sendInSession(sendInLimits, codeOf, signal));
    return endpoint.response.parse(response) as Output<E>;
  } catch (error) {
    noteFailure(error, signal, quiet || (error instanceof ApiError && isShownByCaller(error, handles, fields)));
    throw error;
  }
}

/** In seconds: the longest that a read waits for a limit by itself. The general limits count in ten seconds. */
const maxWait = 10;

/** Sends a read once more if a limit has refused it for a short time. Meanwhile it is still loading. */
async function sendAgainAfterWait<Answer>(sendOnce: () => Promise<Answer>, signal: AbortSignal | undefined) {
  try {
    return await sendOnce();
  } catch (error) {
    const wait = error instanceof ApiError ? error.wait : undefined;
    if (wait === undefined || wait > maxWait) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    signal?.throwIfAborted();
    return sendOnce();
  }
}

/** The code with which the server has refused a request. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.body?.code : undefined);

function isShownByCaller({ status, body }: ApiError, handles: readonly number[], fields: readonly string[]) {
  const named = Object.keys(body?.fields ?? {});
  return handles.includes(status) || (named.length > 0 && named.every((name) => fields.includes(name)));
}

/**
 * Names the account that this page was opened as. If its session has ended, the request is refused instead of being
 * made as another account.
 */
export function accountHeaders(): Record<string, string> {
  const account = pageAccount();
  return account === undefined ? {} : { [accountHeader]: account };
}

/**
 * Starts a download that the API streams. A refusal is reported like that of any other request.
 *
 * @param path below the API's root
 * @param body of a POST; without it, the request is a GET
 */
export async function openDownload(
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
  body?: Readonly<Record<string, unknown>>,
) {
  const address = `${office.apiRoot}${path}?${new URLSearchParams(query)}`;
  const open = async () => {
    const response = await fetch(address, {
      signal,
      headers: { ...(body && { "content-type": "application/json" }), ...accountHeaders() },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    }).catch(refuseUnreached(signal));
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
  try {
    return await sendInSession(open, codeOf, signal);
  } catch (error) {
    noteFailure(error, signal);
    throw error;
  }
}

const refuseUnreached = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (signal?.aborted) throw error;
  throw describeNoAnswer();
};

/** The error of a request that got no response. */
export function describeNoAnswer() {
  suspectConnection();
  return new ApiError(0, "No connection", "The server cannot be reached. Check your connection and try again.");
}

/** Statuses with which a proxy reports that the server behind it does not respond. */
const firstGatewayStatus = 502;

async function refusalOf(response: Response) {
  const { status, statusText, headers } = response;
  const text = await response.text().catch(() => "");
  const [contentType, reference] = [headers.get("content-type"), headers.get(requestIdHeader)];
  return describeRefusal({ status, statusText, text, contentType, reference, retryAfter: headers.get("retry-after") });
}

/** What is known of a response that refuses a request. */
type Refusal = {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  readonly contentType: string | null;
  /** The id of the request; null if what has refused it, such as a proxy, gives none. */
  readonly reference: string | null;
  /** The header of this name. It may be a date, which is not read. */
  readonly retryAfter?: string | null;
};

/**
 * The error of a refused request. Its message is taken from the body, whatever server has sent it (specification §8).
 */
export async function describeRefusal({ status, statusText, text, contentType, reference, retryAfter }: Refusal) {
  if (status >= firstGatewayStatus) suspectConnection();
  const refusal = ErrorBody.safeParse(parseJson(text));
  const body = refusal.success ? refusal.data : undefined;
  const texts = await loadRefusalTexts().catch(() => undefined);
  const message = body?.message ?? texts?.toReadableText(text, contentType);
  return new ApiError(
    status,
    statusText || (texts?.statusTexts[status] ?? ""),
    message || "The server gave no reason",
    body,
    { reference: reference ?? undefined, wait: status === limitedStatus ? readSeconds(retryAfter) : undefined },
  );
}

const limitedStatus = 429;

const readSeconds = (text: string | null | undefined) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : undefined);

/**
 * Rarely needed, so it is a separate chunk. It is loaded in advance, because it could not be loaded once a proxy fails.
 */
export const loadRefusalTexts = () => import("#web/lib/api/describe-refusal.ts");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function send({ method, open }: Endpoint, address: string, body: unknown, signal: AbortSignal | undefined) {
  const answer = method === "GET" ? takeAnswer(address) : undefined;
  if (answer !== undefined) return answer;
  const isFile = body instanceof Blob;
  const response = await (
    takeStarted(method, address) ??
    fetch(address, {
      method,
      signal: signal ?? null,
      headers: {
        ...(body !== undefined && { "content-type": isFile ? body.type : "application/json" }),
        ...(!open && accountHeaders()),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    })
  ).catch(refuseUnreached(signal));
  if (!response.ok) throw await refusalOf(response);
  // The connection may be lost before all of the body has arrived.
  return parseJson(await response.text().catch(refuseUnreached(signal)));
}

declare global {
  interface Window {
    /** Requests started by the page's first script, by address; see `tools/first-load`. */
    __started?: Record<string, Promise<Response>>;
    /** Starts the requests of the first screen, and loads its code; see `tools/first-load`. */
    __begin?: () => void;
  }
}

/** Takes a request that was started before any module had loaded. Each is taken once. */
function takeStarted(method: Endpoint["method"], address: string) {
  const started = method === "GET" ? window.__started?.[address] : undefined;
  if (started) delete window.__started?.[address];
  return started;
}

function noteFailure(error: unknown, signal: AbortSignal | undefined, quiet = false) {
  if (signal?.aborted) return;
  // If the session is lost, the person is asked to sign in, which makes the alert unnecessary.
  const isLost = noteRefusal(codeOf(error));
  if (!quiet && !isLost) reportFailure(error);
}

/**
 * Shows and logs a failed request, including the field errors of the server (specification §8).
 *
 * @param consequence what it means to the person, translated
 * @returns the id of the alert
 */
export function reportFailure(error: unknown, consequence: readonly string[] = [], action?: Alert["action"]) {
  console.error(error);
  if (!(error instanceof ApiError)) {
    const text = [english("The server's response could not be read"), ...consequence].join("\n");
    return showFailure("Unexpected answer", text, action);
  }
  const fields = Object.entries(error.body?.fields ?? {}).map(([name, text]) => `${name}: ${text}`);
  // The server's own sentence has the number in it, so that no dictionary has it.
  const isLimited = error.body?.code === "rate_limited" && error.wait !== undefined;
  const message = isLimited ? english("Too many requests. Try again in {{time}}.") : error.message;
  const text = [message, ...fields, ...consequence].join("\n");
  const { reference, wait } = error;
  return showFailure(`${error.status || ""} ${error.statusText}`.trim(), text, action, { reference, wait });
}
