import type { Endpoint, Input, Output } from "#contract/endpoint.ts";
import { ErrorBody } from "#contract/errors.ts";
import { config } from "#web/app/config.ts";
import { showFailure } from "#web/lib/alerts.ts";
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
  { signal, quiet = false, address, file }: CallOptions = {},
): Promise<Output<E>> {
  const { params, query, body } = input as Parts;
  try {
    const response = await send(endpoint, address ?? addressOf(endpoint, params, query), file ?? body, signal);
    return endpoint.response.parse(response) as Output<E>;
  } catch (error) {
    noteFailure(error, signal, quiet);
    throw error;
  }
}

function addressOf(endpoint: Endpoint, params: Parts["params"], query: Parts["query"]) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${config.apiRoot}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ""}`;
}

/**
 * Opens a file that the API writes while it is read. A refusal is told as that of any other request.
 *
 * @param path below the API's root
 * @throws {ApiError}
 */
export async function openDownload(path: string, query: Record<string, string>, signal: AbortSignal) {
  try {
    const response = await fetch(`${config.apiRoot}${path}?${new URLSearchParams(query)}`, { signal }).catch(
      refuseUnreached(signal),
    );
    if (!response.ok) throw refusalOf(response, await response.json().catch(() => undefined));
    return response;
  } catch (error) {
    noteFailure(error, signal);
    throw error;
  }
}

const refuseUnreached = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (signal?.aborted) throw error;
  throw new ApiError(0, "No connection", "The server cannot be reached. Check the connection and try again.");
};

function refusalOf(response: Response, json: unknown) {
  const refusal = ErrorBody.safeParse(json);
  const said = refusal.success ? refusal.data : undefined;
  const statusText = response.statusText || (statusTexts[response.status] ?? "");
  return new ApiError(response.status, statusText, said?.message ?? "The server gave no reason", said);
}

async function send({ method }: Endpoint, address: string, body: unknown, signal: AbortSignal | undefined) {
  const response = await (
    takeStarted(method, address) ??
    fetch(address, {
      method,
      signal: signal ?? null,
      ...(body instanceof Blob
        ? { body, headers: { "content-type": body.type } }
        : body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    })
  ).catch(refuseUnreached(signal));
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return json;
  throw refusalOf(response, json);
}

/** What a status is called, for answers over HTTP/2, which carry the number alone. */
const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  413: "Content Too Large",
  423: "Locked",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

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
