import { existsSync } from "node:fs";
import path from "node:path";

import { z } from "zod/mini";

const url = z.url({ error: "has to be an address such as https://office.example/" });

/** The variables of the environment; see the table in the README. An empty one counts as absent. */
const Environment = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, { error: "has to be a port, 0 to 65535" })),
      z.pipe(z.transform(Number), z.int().check(z.lte(65_535, { error: "has to be a port, 0 to 65535" }))),
    ),
    3000,
  ),
  HOST: z._default(z.string(), "127.0.0.1"),
  ATRIUM_DATA: z._default(z.string(), "data"),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, { error: "has to begin with postgres://" })),
  ),
  ATRIUM_AUTH: z._default(z.literal("demo", { error: "has to be demo" }), "demo"),
  ATRIUM_PUBLIC_DEMO: z.optional(z.enum(["0", "1"], { error: "has to be 0 or 1" })),
  ATRIUM_BASE_URL: z.optional(url),
});

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** With slashes at both ends. */
  readonly basePath: string;
  readonly publicOrigin: string | undefined;
  readonly isSecure: boolean;
};

/** @throws {Error} with one line that names the variable and says what it has to be */
export function readConfig(environment: Record<string, string | undefined>, directory: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const { PORT, HOST, ATRIUM_DATA, DATABASE_URL, ATRIUM_PUBLIC_DEMO, ATRIUM_BASE_URL } = result.data;
  if (!isLoopback(HOST) && ATRIUM_PUBLIC_DEMO !== "1") {
    throw new Error(
      `HOST ${HOST} is reached from elsewhere, and in the demo every visitor is the same person: set ATRIUM_PUBLIC_DEMO=1 if that is meant`,
    );
  }
  const base = ATRIUM_BASE_URL === undefined ? undefined : new URL(ATRIUM_BASE_URL);
  return {
    port: PORT,
    host: HOST,
    dataDirectory: path.resolve(directory, ATRIUM_DATA),
    databaseUrl: DATABASE_URL,
    basePath: base ? base.pathname.replace(/\/*$/, "/") : "/",
    publicOrigin: base?.origin,
    isSecure: base?.protocol === "https:",
  };
}

const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

/** Reads `.env` into the environment where there is one; what is set already stays. */
export function loadEnvironmentFile(directory: string) {
  const file = path.join(directory, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
