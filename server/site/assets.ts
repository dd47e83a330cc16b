import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Context } from "hono";

/** A file of the built app, with its compressed versions. */
type Asset = {
  readonly type: string;
  readonly tag: string;
  /** Whether its name contains a hash of its content, so that it never changes. */
  readonly isHashed: boolean;
  readonly bodies: Readonly<Partial<Record<Encoding, Bytes>>> & { readonly identity: Bytes };
};

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = "br" | "gzip" | "identity";

export type Assets = ReadonlyMap<string, Asset>;

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Files that are read at the same time: a process may be allowed fewer open files than the app has. */
const readers = 16;

/**
 * Reads the built app into memory, about 30 MB with the compressed versions, indexed by name, so that no request touches the file system. Files
 * of other types, and the build's own metadata, are not served.
 */
export async function readAssets(directory: string): Promise<Assets> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  const known = new Set(names);
  const read = async (name: string) => new Uint8Array(await readFile(path.join(directory, name)));
  const served = names.filter(
    (name) => path.extname(name) in types && !name.startsWith(".vite/") && name !== "csp.json",
  );
  const assets = new Map<string, Asset>();
  const readAsset = async (name: string) => {
    const identity = await read(name);
    const bodies = {
      identity,
      ...(known.has(`${name}.br`) && { br: await read(`${name}.br`) }),
      ...(known.has(`${name}.gz`) && { gzip: await read(`${name}.gz`) }),
    };
    const tag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
    assets.set(name, { type: types[path.extname(name)] ?? "", tag, isHashed: name.startsWith("assets/"), bodies });
  };
  const waiting = served.values();
  const readWaiting = async () => {
    for (const name of waiting) await readAsset(name);
  };
  await Promise.all(Array.from({ length: readers }, readWaiting));
  return assets;
}

/** The hashes of the page's inline scripts, written by the build. */
export async function readScriptHashes(directory: string): Promise<readonly string[]> {
  const { scriptHashes } = JSON.parse(await readFile(path.join(directory, "csp.json"), "utf8")) as {
    scriptHashes: string[];
  };
  return scriptHashes;
}

/** Serves a file in the best encoding that the browser accepts, or 304 if it is cached. */
export function answerWithAsset(context: Context, { type, tag, isHashed, bodies }: Asset) {
  const encoding = chooseEncoding(context, (name) => bodies[name] !== undefined) ?? "identity";
  const etag = `"${tag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers = {
    "content-type": type,
    // A page is revalidated each time, with 304 while it is unchanged.
    "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    etag,
    vary: "accept-encoding",
  };
  const known = context.req
    .header("if-none-match")
    ?.split(/,\s*/)
    .map((name) => name.replace(/^W\//, ""));
  if (known?.includes(etag) || known?.includes("*")) return context.body(null, 304, headers);
  const body = bodies[encoding] ?? bodies.identity;
  return context.body(body, 200, {
    ...headers,
    "content-length": String(body.byteLength),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  });
}

/** About as small as the build makes it, in a few milliseconds. */
const compress: Readonly<Record<Exclude<Encoding, "identity">, (page: string) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (page) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page) => promisify(gzip)(page),
};

/** Sends a page made for one session. It is not cached, not even by the browser. */
export async function answerWithPage(context: Context, page: string) {
  const encoding = chooseEncoding(context);
  const headers = { "content-type": types[".html"] ?? "", "cache-control": "no-store", vary: "accept-encoding" };
  if (!encoding) return context.body(page, 200, headers);
  return context.body(await compress[encoding](page), 200, { ...headers, "content-encoding": encoding });
}

/** The best compression that the browser accepts and that is available, if any. */
function chooseEncoding({ req }: Context, isAvailable = (_name: "br" | "gzip") => true) {
  const accepted = req.header("accept-encoding") ?? "";
  return (["br", "gzip"] as const).find((name) => isAvailable(name) && accepts(accepted, name));
}

/** Returns whether an encoding is accepted, that is listed and not refused with `q=0`. */
const accepts = (header: string, encoding: string) =>
  header.split(",").some((part) => {
    const [name, ...parameters] = part.trim().split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
