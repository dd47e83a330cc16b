import { existsSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { createTransport } from "nodemailer";

import { getHealth, Health } from "#contract/health.ts";
import { findMissingSecret } from "#server/auth/secret.ts";
import { type Config, environmentDefaults } from "#server/config.ts";
import { examineDirectory } from "#server/diagnostics/disk.ts";
import { examineDatabase, judgeDatabase } from "#server/commands/doctor-database.ts";
import { judgeReplica, probeReplica } from "#server/commands/doctor-replica.ts";
import { judgeStorage, probeStorage } from "#server/commands/doctor-storage.ts";
import type { Finding } from "#server/lib/finding.ts";
import { secretFileVariables } from "#server/secret-files.ts";

import packageJson from "../../package.json" with { type: "json" };

const built = fileURLToPath(new URL("../../dist/web/index.html", import.meta.url));

/** The first major version of Node that runs TypeScript and everything else that the server needs. */
const minNode = 24;
/** Bytes of free disk space below which the doctor warns, and below which it fails. */
const fewBytes = 1e9;
const tooFewBytes = 1e8;
const mailTimeoutMs = 5000;

export function judgeVersions(node: string, isBuilt: boolean): readonly Finding[] {
  const major = Number(node.split(".")[0]);
  return [
    major >= minNode
      ? { check: "Node", status: "ok", message: node }
      : { check: "Node", status: "error", message: `${node} is too old: install Node ${minNode} or later` },
    isBuilt
      ? { check: "App", status: "ok", message: packageJson.version }
      : { check: "App", status: "error", message: `${packageJson.version} has not been built: run npm run build` },
  ];
}

/** Names variables that look like settings and are none, such as misspelled ones. */
export function judgeVariables(environment: Readonly<Record<string, string | undefined>>): readonly Finding[] {
  const known = environmentDefaults();
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith("ATRIUM_") && !known.has(name) && !secretFileVariables.has(name),
  );
  return unknown.map((name) => ({
    check: "Configuration",
    status: "warning",
    message: `${name} is not a setting: correct its name, or remove it (.env.example has them all)`,
  }));
}

export function judgeSecret(config: Pick<Config, "secrets" | "databaseUrl" | "dataDirectory">): Finding {
  const check = "Secret";
  const missing = findMissingSecret(config);
  if (missing !== undefined) return { check, status: "error", message: missing };
  const { secrets } = config;
  if (secrets === undefined) return { check, status: "ok", message: "In the data folder" };
  return { check, status: "ok", message: secrets.length > 1 ? "Set, with earlier ones" : "Set" };
}

type PortState = "free" | "taken" | "ours" | "refused";

export function judgePort({ port, host }: Pick<Config, "port" | "host">, state: PortState): Finding {
  const check = "Port";
  if (state === "free") return { check, status: "ok", message: `${port} is free` };
  if (state === "ours") return { check, status: "ok", message: `Atrium is serving at ${port}` };
  if (state === "taken") {
    return { check, status: "error", message: `${port} is taken: end what uses it, or set PORT to another` };
  }
  return { check, status: "error", message: `The server may not listen at ${host}:${port}: set HOST or PORT` };
}

export function judgeDirectory(
  directory: string,
  { freeBytes, isWritable }: Awaited<ReturnType<typeof examineDirectory>>,
): readonly Finding[] {
  const gigabytes = `${(freeBytes / 1e9).toFixed(1)} GB free`;
  return [
    isWritable
      ? { check: "Data", status: "ok", message: `${directory} is writable` }
      : {
          check: "Data",
          status: "error",
          message: `${directory} is not writable: change its owner, or set ATRIUM_DATA to another folder`,
        },
    freeBytes >= fewBytes
      ? { check: "Disk", status: "ok", message: gigabytes }
      : {
          check: "Disk",
          status: freeBytes >= tooFewBytes ? "warning" : "error",
          message: `${gigabytes} in ${directory}: delete old backups, or move ATRIUM_DATA to a larger disk`,
        },
  ];
}

type Address = Pick<Config, "publicOrigin" | "isSecure" | "isDemo" | "isBehindProxy" | "allowedHosts">;

/** Judges the public address, the names that the server answers to, and whether its proxy is known. */
export function judgeAddress(config: Address): readonly Finding[] {
  const { publicOrigin, isSecure, isDemo, isBehindProxy, allowedHosts } = config;
  if (publicOrigin === undefined) {
    const names = allowedHosts.names.join(", ");
    return names === "" || isDemo
      ? [{ check: "Address", status: "ok", message: "No public address: for this machine alone" }]
      : [
          {
            check: "Address",
            status: "warning",
            message: `The server answers to ${names}, but links in mails do not name it: set ATRIUM_BASE_URL`,
          },
        ];
  }
  return [
    isSecure
      ? { check: "Address", status: "ok", message: publicOrigin }
      : {
          check: "Address",
          status: "warning",
          message: `${publicOrigin} is not encrypted: put a proxy with TLS in front, and set ATRIUM_BASE_URL to https`,
        },
    isBehindProxy
      ? { check: "Proxy", status: "ok", message: "ATRIUM_TRUSTED_PROXY is set" }
      : {
          check: "Proxy",
          status: "warning",
          message:
            "With a proxy in front, all its users share the limits of one address: set ATRIUM_TRUSTED_PROXY to the proxy's address",
        },
  ];
}

/** @param failure what the mail server answered; undefined if it accepted the sign-in */
export function judgeMail({ mailServer, isDemo }: Pick<Config, "mailServer" | "isDemo">, failure?: string): Finding {
  const check = "Mail";
  if (mailServer === undefined) {
    return isDemo
      ? { check, status: "ok", message: "Not set up; mails are printed" }
      : { check, status: "warning", message: "Mails are printed, not sent: set ATRIUM_SMTP_URL" };
  }
  const { hostname } = new URL(mailServer.url);
  return failure === undefined
    ? { check, status: "ok", message: `${hostname} accepts mails` }
    : { check, status: "error", message: `${hostname} does not accept mails (${failure}): check ATRIUM_SMTP_URL` };
}

/** @param failure why NATS cannot be used; undefined if a message has returned */
export function judgeNats({ natsUrl }: Pick<Config, "natsUrl">, failure?: string): readonly Finding[] {
  const check = "NATS";
  if (natsUrl === undefined) return [];
  const { hostname } = new URL(natsUrl);
  return [
    failure === undefined
      ? { check, status: "ok", message: `${hostname} carries messages` }
      : {
          check,
          status: "warning",
          message: `${hostname} cannot be used, so live updates travel through the database (${failure}): check ATRIUM_NATS_URL`,
        },
  ];
}

/** @returns why NATS cannot be used; undefined if it can, or is not configured */
export async function probeBus({ natsUrl }: Pick<Config, "natsUrl">) {
  if (natsUrl === undefined) return undefined;
  // Imported here, so that the library is not loaded without the setting.
  const { probeNats } = await import("#server/live/nats-bus.ts");
  return probeNats(natsUrl);
}

/** Tries to listen where the server would, and if something else does, asks whether it is Atrium. */
export async function probePort({ port, host }: Pick<Config, "port" | "host">): Promise<PortState> {
  const server = createServer();
  const code = await new Promise<string | undefined>((resolve) => {
    server.once("error", (error) => resolve("code" in error ? String(error.code) : "unknown"));
    server.listen(port, host, () => resolve(undefined));
  });
  if (code === undefined) {
    await new Promise((resolve) => server.close(resolve));
    return "free";
  }
  if (code !== "EADDRINUSE") return "refused";
  const address = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  try {
    const response = await fetch(`http://${address}:${port}/api${getHealth.path}`, {
      signal: AbortSignal.timeout(5000),
    });
    return Health.safeParse(await response.json()).success ? "ours" : "taken";
  } catch {
    return "taken";
  }
}

/** @returns why the mail server does not accept mails; undefined if it does */
export async function probeMail({ mailServer }: Pick<Config, "mailServer">) {
  if (mailServer === undefined) return undefined;
  const limits = {
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
    dnsTimeout: mailTimeoutMs,
  };
  const transport = createTransport({ url: mailServer.url, ...limits });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/** Runs all checks of a configuration that is valid. */
export async function examine(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> {
  const [port, directory, database, replica, storage, mail, nats] = await Promise.all([
    probePort(config),
    examineDirectory(config.dataDirectory),
    examineDatabase(config),
    probeReplica(config),
    probeStorage(config),
    probeMail(config),
    probeBus(config),
  ]);
  return [
    ...judgeVersions(process.versions.node, existsSync(built)),
    ...judgeVariables(environment),
    judgeSecret(config),
    judgePort(config, port),
    ...judgeDirectory(path.resolve(config.dataDirectory), directory),
    ...judgeDatabase(database),
    ...judgeReplica(replica),
    judgeStorage(config, storage),
    judgeMail(config, mail),
    ...judgeNats(config, nats),
    ...judgeAddress(config),
  ];
}
