import type { Endpoint, Input, Output } from "#contract/endpoint.ts";
import { ErrorBody } from "#contract/errors.ts";
import { accountHeader } from "#contract/session.ts";
import { config } from "#web/app/config.ts";
import { addressOf } from "#web/lib/address-of.ts";
import { showFailure } from "#web/lib/alerts.ts";
import { isOtherAccount, pageAccount } from "#web/lib/account.ts";
import { suspectConnection } from "#web/lib/connection.ts";
import { noteRefusal } from "#web/lib/session.ts";

/** The API refused: what the alert shows, and what a form reads its field errors from. `status` is 0 without an answer. */
export class ApiError extends Error {
  // The class has another name once the build has shortened it.
  override readonly name = "ApiError";
  readonly status: number;
  readonly statusText: string;
  readonly body: ErrorBody | undefined;

  constructor(status: number, statusText: string, message: string, body?: ErrorBody) {
    super(message);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }
}

type Parts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

type CallOptions = {
  /** Ends the request when nobody waits for it any more; an ended request is no failure. */
  signal?: AbortSignal | undefined;
  /** For a request whose failure is told in its own place: no red box. */
  quiet?: boolean;
  /** Statuses of failures that the caller tells in its own place. Others show the red box. */
  handles?: readonly number[];
  /** An address other than the endpoint's path below the API root. */
  address?: string;
  /** A file that is sent as it is, in place of JSON. */
  file?: Blob;
};

/**
 * Calls an endpoint of the contract and returns its validated response. A failure is shown in the red box, logged,
 * and thrown.
 *
 * @throws {ApiError}
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, quiet = false, handles = [], address, file }: CallOptions = {},
): Promise<Output<E>> {
  const { params, query, body } = input as Parts;
  if (!endpoint.open && isOtherAccount()) {
    location.reload();
    // Nothing is answered to a page that is about to be loaded anew.
    return new Promise<never>(() => {});
  }
  try {
    const response = await send(endpoint, address ?? addressOf(endpoint, { params, query }), file ?? body, signal);
    return endpoint.response.parse(response) as Output<E>;
  } catch (error) {
    noteFailure(error, signal, quiet || (error instanceof ApiError && handles.includes(error.status)));
    throw error;
  }
}

/** Says which account this page was opened as: a session that has ended is then refused, and not replaced by another's. */
export function accountHeaders(): Record<string, string> {
  const account = pageAccount();
  return account === undefined ? {} : { [accountHeader]: account };
}

/**
 * Opens a file that the API writes while it is read. A refusal is told as that of any other request.
 *
 * @param path below the API's root
 * @throws {ApiError}
 */
export async function openDownload(path: string, query: Record<string, string>, signal: AbortSignal) {
  try {
    const address = `${config.apiRoot}${path}?${new URLSearchParams(query)}`;
    const response = await fetch(address, { signal, headers: accountHeaders() }).catch(refuseUnreached(signal));
    if (!response.ok) throw await refusalOf(response);
    return response;
  } catch (error) {
    noteFailure(error, signal);
    throw error;
  }
}

const refuseUnreached = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (signal?.aborted) throw error;
  suspectConnection();
  throw new ApiError(0, "No connection", "The server cannot be reached. Check the connection and try again.");
};

/** Statuses with which a proxy says that the server behind it does not answer. */
const firstGatewayStatus = 502;

/** The error of a refused request. Its message is what the body says, whoever has written it (specification §8). */
async function refusalOf(response: Response) {
  if (response.status >= firstGatewayStatus) suspectConnection();
  const text = await response.text().catch(() => "");
  const refusal = ErrorBody.safeParse(parseJson(text));
  const body = refusal.success ? refusal.data : undefined;
  const texts = await loadRefusalTexts().catch(() => undefined);
  const statusText = response.statusText || (texts?.statusTexts[response.status] ?? "");
  const message = body?.message ?? texts?.toReadableText(text, response.headers.get("content-type"));
  return new ApiError(response.status, statusText, message || "The server gave no reason", body);
}

/** Few answers need it, so its code comes apart, and before it is wanted: behind a proxy that fails it could not come. */
export const loadRefusalTexts = () => import("#web/lib/describe-refusal.ts");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function send({ method, open }: Endpoint, address: string, body: unknown, signal: AbortSignal | undefined) {
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
  const json: unknown = await response.json().catch(() => undefined);
  return json;
}

declare global {
  interface Window {
    /** Requests which the page's first script has already started, by address; see `tools/first-load`. */
    __started?: Record<string, Promise<Response>>;
  }
}

/** The first screen's requests are under way before any module has loaded; each is taken once. */
function takeStarted(method: Endpoint["method"], address: string) {
  const started = method === "GET" ? window.__started?.[address] : undefined;
  if (started) delete window.__started?.[address];
  return started;
}

function noteFailure(error: unknown, signal: AbortSignal | undefined, quiet = false) {
  if (signal?.aborted) return;
  // Who is signed out or locked is led to the way back in, which says more than a red box.
  const isLost = error instanceof ApiError && noteRefusal(error.body?.code);
  if (!quiet && !isLost) reportFailure(error);
}

/** Shows and logs a failed request. Fields that the server names are told, so that the box says what to mend. */
function reportFailure(error: unknown) {
  console.error(error);
  if (!(error instanceof ApiError)) {
    showFailure("Unexpected answer", "The server's answer could not be read.");
    return;
  }
  const fields = Object.entries(error.body?.fields ?? {}).map(([name, text]) => `${name}: ${text}`);
  showFailure(`${error.status || ""} ${error.statusText}`.trim(), [error.message, ...fields].join("\n"));
}
