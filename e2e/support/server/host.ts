/** An office that a server works on: its database, and its directory of other data. */
export type OfficeData = { readonly databaseUrl: string; readonly dataDirectory: string };

/** An office as a test reaches it. */
export type Server = OfficeData & {
  /** Ends in a slash. */
  readonly baseUrl: string;
};

export type OfficeChoice = {
  /** Another key is another office. */
  readonly key: string;
  /** The configuration, as the server's environment variables. */
  readonly environment: Readonly<Record<string, string>>;
};

/** The variable with the origin of the process in `server-host.ts`. */
export const hostVariable = "ATRIUM_TEST_HOST";

async function request<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${process.env[hostVariable]}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The host of the servers answers ${response.status} to ${path}`);
  return (await response.json()) as Answer;
}

/**
 * Copies the template: the demo content, with the work of the background done. For a server of the test's own, as {@link startServer} starts
 * it. The copy is deleted after the run.
 */
export const copyTemplate = () => request<OfficeData>("POST", "/copies");

/** The offices of a worker, one at a time. */
export async function joinHost(workerIndex: number) {
  const path = `/workers/${workerIndex}`;
  const { origin } = await request<{ origin: string }>("GET", path);
  return {
    /** The address of all its offices. */
    origin,
    /** Opens a new office, unless the one of this key is still open. */
    open: (choice: OfficeChoice) => request<Server>("POST", path, choice),
  };
}

export type Host = Awaited<ReturnType<typeof joinHost>>;
