import { existsSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import path from "node:path";

import { Client } from "pg";
import { z } from "zod/mini";

import { checkOffice } from "#server/check-office.ts";
import { office } from "#office";
import type { ProviderSettings } from "#server/auth/providers/providers.ts";
import { areSecrets, minSecret, splitSecrets } from "#server/auth/secret.ts";
import { logFormats } from "#server/lib/log/console-log.ts";
import { defaultSender } from "#server/lib/mail/mail.ts";
import type { RequestQuotas } from "#server/limits/request-limits.ts";
import { defaultStreamLimits, type StreamLimits } from "#server/live/stream-limits.ts";
import type { Streets } from "#server/lib/streets.ts";
import { readSecretFiles } from "#server/secret-files.ts";
import { type AllowedHosts, hostNameOf, isAddress } from "#server/site/allowed-hosts.ts";
import { readS3Settings, readS3Url, type S3Settings } from "#server/uploads/s3/settings.ts";

const url = z.string().check(
  z.refine((text) => hasPlainAddress(text, ["http:", "https:"]) && !/[?#]/.test(text), {
    error: "has to be an address such as https://office.example/, with neither a user nor a query in it",
  }),
);

const databaseUrl = z.string().check(
  z.refine(isDatabaseUrl, {
    error: "has to be the address of a PostgreSQL, such as postgres://user:password@db.example:5432/atrium",
  }),
);

const portError = "has to be a port, 0 to 65535";

const port = z.pipe(
  z.string().check(z.regex(/^\d+$/, { error: portError })),
  z.pipe(z.transform(Number), z.int().check(z.lte(65_535, { error: portError }))),
);

const natsUrl = z.string().check(
  z.refine(isNatsUrl, {
    error: "has to be the address of a NATS server, such as nats://user:password@nats.example:4222",
  }),
);

/**
 * How accounts are created: `open`, by anybody; `invited`, by an administrator's invitation; `closed`, from the command
 * line alone.
 */
const registrations = ["open", "invited", "closed"] as const;

const drainError = "has to be a number of seconds, 0 to 60";

const poolError = "has to be a number of connections, 2 to 1000";

const quotaError = "has to be a number of requests in ten seconds, or 0 for no limit";

const streamsError = "has to be a number of streams, 1 to 100000";

const quota = z.pipe(z.string().check(z.regex(/^\d{1,7}$/, { error: quotaError })), z.transform(Number));

/** The environment variables; see the table in the README. An empty one counts as absent. */
const Environment = z.object({
  PORT: z._default(port, 3000),
  ATRIUM_METRICS_PORT: z.optional(port),
  HOST: z._default(
    z.string().check(
      z.refine((host) => isIP(host) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host), {
        error: "has to be an address or a name of this machine, such as 127.0.0.1",
      }),
    ),
    "127.0.0.1",
  ),
  ATRIUM_DATA: z._default(z.string(), "data"),
  ATRIUM_POSTGRES_BIN: z.optional(z.string()),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_DIRECT_URL: z.optional(databaseUrl),
  DATABASE_REPLICA_URL: z.optional(databaseUrl),
  ATRIUM_NATS_URL: z.optional(natsUrl),
  ATRIUM_DATABASE_POOL: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, { error: poolError })),
      z.pipe(z.transform(Number), z.int().check(z.gte(2, { error: poolError }), z.lte(1000, { error: poolError }))),
    ),
    10,
  ),
  ATRIUM_DRAIN_SECONDS: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}$/, { error: drainError })),
      z.pipe(z.transform(Number), z.number().check(z.lte(60, { error: drainError }))),
    ),
    0,
  ),
  ATRIUM_RATE_LIMIT: z._default(quota, 500),
  ATRIUM_RATE_LIMIT_ADDRESS: z._default(quota, 10_000),
  ATRIUM_LIVE_STREAMS: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, { error: streamsError })),
      z.pipe(
        z.transform(Number),
        z.int().check(z.gte(1, { error: streamsError }), z.lte(100_000, { error: streamsError })),
      ),
    ),
    defaultStreamLimits.total,
  ),
  ATRIUM_AUTH: z._default(z.enum(["demo", "required"], { error: "has to be demo or required" }), "demo"),
  ATRIUM_DEMO_CONTENT: z._default(z.enum(["0", "1"], { error: "has to be 0 or 1" }), "1"),
  ATRIUM_BACKUP_BEFORE_UPGRADE: z._default(z.enum(["0", "1"], { error: "has to be 0 or 1" }), "1"),
  ATRIUM_LOG_FORMAT: z._default(z.enum(logFormats, { error: "has to be text or json" }), "text"),
  ATRIUM_BACKGROUND_WORK: z._default(z.enum(["0", "1"], { error: "has to be 0 or 1" }), "1"),
  ATRIUM_PUBLIC_DEMO: z.optional(z.enum(["0", "1"], { error: "has to be 0 or 1" })),
  ATRIUM_BASE_URL: z.optional(url),
  ATRIUM_ALLOWED_HOSTS: z.optional(z.string()),
  ATRIUM_TRUSTED_PROXY: z.optional(z.string()),
  ATRIUM_REGISTRATION: z._default(z.enum(registrations, { error: "has to be open, invited or closed" }), "open"),
  ATRIUM_ALLOWED_DOMAINS: z.optional(z.string()),
  ATRIUM_ALLOWED_TENANTS: z.optional(z.string()),
  ATRIUM_SECRET: z.optional(
    z.string().check(
      z.refine(areSecrets, {
        error: `has to have at least ${minSecret} characters, and so has each of a list: new,old`,
      }),
    ),
  ),
  ATRIUM_OIDC_ISSUER: z.optional(url),
  ATRIUM_OIDC_CLIENT_ID: z.optional(z.string()),
  ATRIUM_OIDC_CLIENT_SECRET: z.optional(z.string()),
  ATRIUM_OIDC_LABEL: z.optional(z.string()),
  ATRIUM_GOOGLE_CLIENT_ID: z.optional(z.string()),
  ATRIUM_GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  ATRIUM_GITHUB_CLIENT_ID: z.optional(z.string()),
  ATRIUM_GITHUB_CLIENT_SECRET: z.optional(z.string()),
  ATRIUM_MICROSOFT_CLIENT_ID: z.optional(z.string()),
  ATRIUM_MICROSOFT_CLIENT_SECRET: z.optional(z.string()),
  ATRIUM_MICROSOFT_TENANT: z._default(z.string(), "common"),
  ATRIUM_SMTP_URL: z.optional(
    z.string().check(
      z.refine(isMailServerUrl, {
        error: "has to be the address of a mail server, such as smtps://user:password@mail.example:465",
      }),
    ),
  ),
  ATRIUM_S3_URL: z.optional(
    z.string().check(
      z.refine((text) => readS3Url(text) !== undefined, {
        error: "has to be a place in S3, such as s3://bucket/folder?region=eu-central-1&endpoint=https://s3.example",
      }),
    ),
  ),
  ATRIUM_S3_ACCESS_KEY: z.optional(z.string()),
  ATRIUM_S3_SECRET_KEY: z.optional(z.string()),
  ATRIUM_TILE_URL: z.optional(
    z.string().check(
      z.refine(isTileUrl, {
        error: "has to be an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png",
      }),
    ),
  ),
  ATRIUM_TILE_ATTRIBUTION: z.optional(z.string()),
  ATRIUM_MAIL_FROM: z.optional(z.string()),
});
type Environment = z.infer<typeof Environment>;

/** The names of all environment variables, with the defaults of those that have one. */
export const environmentDefaults = (): ReadonlyMap<string, string | undefined> => {
  const defaults: Readonly<Record<string, unknown>> = Environment.parse({});
  return new Map(
    Object.keys(Environment.shape).map((name) => [name, name in defaults ? String(defaults[name]) : undefined]),
  );
};

/** Returns whether a text is an absolute URL with one of these schemes, a host and no user. */
function hasPlainAddress(text: string, protocols: readonly string[]) {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocols.includes(protocol) && hostname !== "" && username === "" && password === "";
}

/** Parsed by the driver itself, which also accepts sockets and parameters that the URL parser does not know. */
function isDatabaseUrl(text: string) {
  if (!/^postgres(ql)?:\/\/./.test(text)) return false;
  try {
    const { port } = new Client({ connectionString: text });
    return Number.isInteger(port) && port > 0 && port <= 65_535;
  } catch {
    return false;
  }
}

function isNatsUrl(text: string) {
  if (!/^(nats|tls):\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, port, pathname, search, hash } = new URL(text);
  return /^[a-z\d.:[\]-]+$/i.test(hostname) && port !== "0" && /^\/?$/.test(pathname) && search + hash === "";
}

function isMailServerUrl(text: string) {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, port } = new URL(text);
  return /^[a-z\d.:[\]-]+$/i.test(hostname) && port !== "0";
}

/**
 * The part before the path may hold neither a placeholder, since the Content-Security-Policy names the origin, nor a
 * secret.
 */
function isTileUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    /^[a-z\d.:[\]-]+$/i.test(url.host) &&
    url.username === "" &&
    !/\s/.test(text) &&
    ["{z}", "{x}", "{y}"].every((part) => text.split(part).length === 2)
  );
}

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Where the metrics are served; undefined if they are not. */
  readonly metricsPort: number | undefined;
  /** An absolute path. */
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** The database itself, if `databaseUrl` is that of a pooler in front of it. */
  readonly databaseDirectUrl: string | undefined;
  /** A streaming replica of the database, for reads. */
  readonly databaseReplicaUrl: string | undefined;
  /** The maximum number of database connections that requests use. */
  readonly maxConnections: number;
  readonly requestQuotas: RequestQuotas;
  /** The time for which a server that stops still answers, so that a load balancer notices first. */
  readonly drainMs: number;
  /** Carries changes between servers; if absent, the database does. */
  readonly natsUrl: string | undefined;
  readonly streamLimits: StreamLimits;
  /** The folder of PostgreSQL's programs, in place of the bundled ones. */
  readonly postgresBin: string | undefined;
  /** With slashes at both ends. */
  readonly basePath: string;
  readonly publicOrigin: string | undefined;
  /** Accepted `Host` names, besides those of the loopback interface. */
  readonly allowedHosts: AllowedHosts;
  readonly isSecure: boolean;
  /** Whether a visitor becomes the demo user. */
  readonly isDemo: boolean;
  /** The database receives the demo content, including the demo's people. */
  readonly hasDemoContent: boolean;
  /** A database that is migrated is backed up before. */
  readonly backsUpBeforeUpgrade: boolean;
  /** Whether this server does the background work of features. */
  readonly doesBackgroundWork: boolean;
  readonly registration: (typeof registrations)[number];
  /** Anybody can register. */
  readonly canRegister: boolean;
  /** Administrators can invite people. */
  readonly canInvite: boolean;
  /** Sign cookies and encrypt, the present one first. If absent, the data directory has them. */
  readonly secrets: readonly string[] | undefined;
  /** The domains whose e-mail addresses can register, in lower case; empty if all can. */
  readonly allowedDomains: readonly string[];
  /** The ids of the Microsoft tenants whose accounts can sign in, in lower case; empty if all can. */
  readonly allowedTenants: readonly string[];
  /** A proxy is configured as trusted. */
  readonly isBehindProxy: boolean;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly providers: readonly ProviderSettings[];
  /** Where uploads are stored; if absent, in the data directory. */
  readonly s3: S3Settings | undefined;
  /** Street tiles from another server; absent if not configured. */
  readonly streets: Streets | undefined;
  /** If absent, mails are printed. */
  readonly mailServer: { readonly url: string; readonly from: string } | undefined;
};

/** @throws {Error} with one line that names the variable, or the field of `office.config.ts`, and the expected value */
export function readConfig(environment: Record<string, string | undefined>, directory: string): Config {
  checkOffice(office);
  const complete = readSecretFiles(environment, directory);
  const given = Object.fromEntries(Object.entries(complete).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const { PORT, HOST, ATRIUM_DATA, ATRIUM_POSTGRES_BIN, DATABASE_URL, DATABASE_DIRECT_URL } = result.data;
  const { DATABASE_REPLICA_URL, ATRIUM_PUBLIC_DEMO, ATRIUM_BASE_URL, ATRIUM_SMTP_URL } = result.data;
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined) {
    throw new Error("DATABASE_DIRECT_URL has to be set together with DATABASE_URL, the address of the pooler");
  }
  if (DATABASE_REPLICA_URL !== undefined && DATABASE_URL === undefined) {
    throw new Error("DATABASE_REPLICA_URL has to be set together with DATABASE_URL, the address of the primary");
  }
  const isDemo = result.data.ATRIUM_AUTH === "demo";
  if (isDemo && !isLoopback(HOST) && ATRIUM_PUBLIC_DEMO !== "1") {
    throw new Error(
      `HOST ${HOST} is reached from elsewhere, and in the demo every visitor is the same person: set ATRIUM_AUTH=required, or ATRIUM_PUBLIC_DEMO=1 if that is meant`,
    );
  }
  const hasDemoContent = result.data.ATRIUM_DEMO_CONTENT === "1";
  if (isDemo && !hasDemoContent) {
    throw new Error("ATRIUM_DEMO_CONTENT=0 leaves no demo user to sign in as: set ATRIUM_AUTH=required as well");
  }
  const providers = readProviders(result.data);
  // Links in mails and callbacks from providers need an address that people can reach.
  if (!isDemo && !isLoopback(HOST) && ATRIUM_BASE_URL === undefined) {
    throw new Error("ATRIUM_BASE_URL has to name the address where people reach the server, since HOST is not it");
  }
  const base = ATRIUM_BASE_URL === undefined ? undefined : new URL(ATRIUM_BASE_URL);
  return {
    port: PORT,
    host: HOST,
    metricsPort: result.data.ATRIUM_METRICS_PORT,
    dataDirectory: path.resolve(directory, ATRIUM_DATA),
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    databaseReplicaUrl: DATABASE_REPLICA_URL,
    natsUrl: result.data.ATRIUM_NATS_URL,
    maxConnections: result.data.ATRIUM_DATABASE_POOL,
    requestQuotas: {
      perSession: result.data.ATRIUM_RATE_LIMIT,
      perAddress: result.data.ATRIUM_RATE_LIMIT_ADDRESS,
    },
    drainMs: result.data.ATRIUM_DRAIN_SECONDS * 1000,
    streamLimits: { ...defaultStreamLimits, total: result.data.ATRIUM_LIVE_STREAMS },
    postgresBin: ATRIUM_POSTGRES_BIN === undefined ? undefined : path.resolve(directory, ATRIUM_POSTGRES_BIN),
    basePath: base ? base.pathname.replace(/\/*$/, "/") : "/",
    publicOrigin: base?.origin,
    allowedHosts: readAllowedHosts(result.data, base),
    isSecure: base?.protocol === "https:",
    isDemo,
    hasDemoContent,
    backsUpBeforeUpgrade: result.data.ATRIUM_BACKUP_BEFORE_UPGRADE === "1",
    doesBackgroundWork: result.data.ATRIUM_BACKGROUND_WORK === "1",
    registration: result.data.ATRIUM_REGISTRATION,
    canRegister: result.data.ATRIUM_REGISTRATION === "open",
    canInvite: result.data.ATRIUM_REGISTRATION !== "closed",
    secrets: result.data.ATRIUM_SECRET === undefined ? undefined : splitSecrets(result.data.ATRIUM_SECRET),
    allowedDomains: readAllowedDomains(result.data.ATRIUM_ALLOWED_DOMAINS ?? ""),
    allowedTenants: readAllowedTenants(result.data),
    isBehindProxy: splitList(result.data.ATRIUM_TRUSTED_PROXY ?? "").length > 0,
    isTrustedProxy: readTrustedProxies(result.data.ATRIUM_TRUSTED_PROXY ?? ""),
    providers,
    s3: readS3Settings(result.data),
    streets: readStreets(result.data),
    mailServer:
      ATRIUM_SMTP_URL === undefined
        ? undefined
        : { url: ATRIUM_SMTP_URL, from: result.data.ATRIUM_MAIL_FROM ?? defaultSender() },
  };
}

const readStreets = ({ ATRIUM_TILE_URL: url, ATRIUM_TILE_ATTRIBUTION: attribution }: Environment) =>
  url === undefined ? undefined : { url, attribution: attribution ?? new URL(url).hostname };

/** Comma-separated names: `office.example, atrium`. The public address and HOST are always allowed. */
function readAllowedHosts({ ATRIUM_ALLOWED_HOSTS: list = "", HOST }: Environment, base: URL | undefined): AllowedHosts {
  const listed = splitList(list).map((entry) => {
    const name = hostNameOf(isIP(entry) === 6 ? `[${entry}]` : entry);
    if (name === undefined || /[*,%]/.test(name) || (!isAddress(name) && entry.includes(":"))) {
      throw new Error(
        `ATRIUM_ALLOWED_HOSTS has to list names such as office.example, without a port; ${entry} is none`,
      );
    }
    return name;
  });
  const own = [base?.host, isIP(HOST) === 0 ? HOST : undefined].flatMap((host) => hostNameOf(host ?? "") ?? []);
  return { names: [...own, ...listed], allowsAddresses: !isLoopback(HOST) };
}

/** Comma-separated domains of e-mail addresses: `office.example, branch.example`. */
const readAllowedDomains = (list: string) =>
  splitList(list).map((entry) => {
    const domain = hostNameOf(entry);
    if (domain === undefined || isAddress(domain) || !/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(domain) || entry.includes(":")) {
      throw new Error(`ATRIUM_ALLOWED_DOMAINS has to list domains such as office.example, and ${entry} is none`);
    }
    return domain;
  });

const Uuid = z.uuid();
const isUuid = (text: string) => Uuid.safeParse(text).success;

/** Comma-separated ids, as Microsoft names them in the claim `tid`. */
function readAllowedTenants({ ATRIUM_ALLOWED_TENANTS: list = "", ATRIUM_MICROSOFT_TENANT: tenant }: Environment) {
  const ids = splitList(list).map((entry) => {
    if (!isUuid(entry)) throw new Error(`ATRIUM_ALLOWED_TENANTS has to list ids of tenants, and ${entry} is none`);
    return entry.toLowerCase();
  });
  if (ids.length > 0 && isUuid(tenant) && !ids.includes(tenant.toLowerCase())) {
    throw new Error("ATRIUM_ALLOWED_TENANTS has to contain ATRIUM_MICROSOFT_TENANT, or nobody could sign in with it");
  }
  return ids;
}

const splitList = (list: string) =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Comma-separated addresses and networks: `127.0.0.1, 10.0.0.0/8`. */
function readTrustedProxies(list: string) {
  const trusted = new BlockList();
  for (const entry of splitList(list)) {
    const [, address = "", prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const bits = prefix === undefined ? (family === "ipv6" ? 128 : 32) : Number(prefix);
    if (isIP(address) === 0 || bits > (family === "ipv6" ? 128 : 32)) {
      throw new Error(`ATRIUM_TRUSTED_PROXY has to list addresses such as 10.0.0.0/8, and ${entry} is none`);
    }
    trusted.addSubnet(address, bits, family);
  }
  return (address: string) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

function readProviders(environment: Environment): readonly ProviderSettings[] {
  const known = [
    { key: "oidc", label: environment.ATRIUM_OIDC_LABEL ?? "single sign-on", issuer: environment.ATRIUM_OIDC_ISSUER },
    { key: "google", label: "Google", issuer: "https://accounts.google.com" },
    { key: "github", label: "GitHub", issuer: "https://github.com" },
    {
      key: "microsoft",
      label: "Microsoft",
      issuer: `https://login.microsoftonline.com/${environment.ATRIUM_MICROSOFT_TENANT}/v2.0`,
    },
  ] as const;
  return known.flatMap(({ key, label, issuer }) => {
    const name = key.toUpperCase() as Uppercase<typeof key>;
    const clientId = environment[`ATRIUM_${name}_CLIENT_ID`];
    const clientSecret = environment[`ATRIUM_${name}_CLIENT_SECRET`];
    const given = [clientId, clientSecret, ...(key === "oidc" ? [issuer] : [])];
    if (given.every((value) => value === undefined)) return [];
    if (clientId === undefined || clientSecret === undefined || issuer === undefined) {
      const names = [...(key === "oidc" ? ["ISSUER"] : []), "CLIENT_ID", "CLIENT_SECRET"];
      throw new Error(`${names.map((part) => `ATRIUM_${name}_${part}`).join(", ")} have to be set together`);
    }
    const { protocol, hostname } = new URL(issuer);
    if (protocol !== "https:" && !isLoopback(hostname)) {
      throw new Error(`ATRIUM_${name}_ISSUER has to begin with https://`);
    }
    return [{ key, label, issuer, clientId, clientSecret }];
  });
}

const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Reads `.env` into the environment if the file exists, then the time zone of `office.config.ts`. Variables that are already
 * set win.
 */
export function loadEnvironmentFile(directory: string) {
  const file = path.join(directory, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  if (office.timeZone !== undefined) process.env["TZ"] ??= office.timeZone;
}
