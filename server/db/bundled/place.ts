import { createHash } from "node:crypto";
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A database directory, and how its server is run and reached. */
export type Place = {
  readonly root: string;
  readonly cluster: string;
  readonly viaLoopback: boolean;
  readonly asUser: typeof unprivileged | undefined;
  /** Settings of PostgreSQL in place of ours. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  /** The address at which it ran before. */
  readonly connectionString?: string;
};

export const databaseUser = "atrium";

export const port = 5432;

/** The longest path of a Unix socket, in bytes: `sun_path` less its closing NUL. */
const maxSocketPath = 107;

/**
 * The user that PostgreSQL runs as if this process is root, which PostgreSQL refuses: `nobody`, who owns nothing else.
 */
export const unprivileged = { uid: 65_534, gid: 65_534 };

/**
 * The database's directory: `postgres` in the data directory. If the database's user cannot enter it, the directory is
 * in the refuge, and a link points there.
 */
export function placeCluster(root: string, refuge: string | undefined) {
  const cluster = path.join(root, "postgres");
  if (existsSync(cluster)) return realpathSync(cluster);
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink()) {
    const target = readlinkSync(cluster);
    // An interrupted first start leaves the link before its target. Its directory is the sign that this is no other machine.
    if (existsSync(path.dirname(target))) return target;
    throw new Error(`${cluster} points to ${target}, which is not there: mount it, or remove the link to begin anew`);
  }
  if (!refuge || isEnterable(root)) return cluster;
  const elsewhere = path.join(refuge, `data-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  symlinkSync(path.join(elsewhere, "postgres"), cluster);
  return path.join(elsewhere, "postgres");
}

/** Returns whether every user may enter the directory and all directories above it. */
export function isEnterable(directory: string): boolean {
  const parent = path.dirname(directory);
  return (statSync(directory).mode & 0o001) !== 0 && (parent === directory || isEnterable(parent));
}

/** In the data directory, or in a short place where that path is too long for a socket. */
export function makeSocketDirectory({ cluster, asUser }: Place) {
  const near = path.join(path.dirname(cluster), "socket");
  const short = path.join(tmpdir(), `atrium-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`);
  const fits = Buffer.byteLength(path.join(near, `.s.PGSQL.${port}.lock`)) <= maxSocketPath;
  const directory = fits ? near : short;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (asUser) chownSync(directory, asUser.uid, asUser.gid);
  const owner = statSync(directory).uid;
  if (owner !== (asUser?.uid ?? process.getuid?.())) throw new Error(`${directory} belongs to somebody else`);
  return directory;
}
