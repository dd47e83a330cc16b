import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import S3rver from "@20minutes/s3rver";
import { paginateListObjectsV2, PutObjectCommand } from "@aws-sdk/client-s3";

import { openS3Client } from "#server/uploads/s3/client.ts";
import { readS3Settings, readS3Url, type S3Settings } from "#server/uploads/s3/settings.ts";

const bucket = "uploads";

export type TestS3 = {
  /** The settings of a folder of the bucket. */
  readonly settings: (folder: string) => S3Settings;
  /** The file of an object; undefined if the server is not ours. */
  readonly fileOf?: (key: string) => string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts an S3 server, or names another one, which runs already: `ATRIUM_TEST_S3_URL`, `ATRIUM_TEST_S3_ACCESS_KEY` and
 * `ATRIUM_TEST_S3_SECRET_KEY`.
 */
export async function startS3(): Promise<TestS3> {
  const other = readS3Settings({
    ATRIUM_S3_URL: process.env["ATRIUM_TEST_S3_URL"],
    ATRIUM_S3_ACCESS_KEY: process.env["ATRIUM_TEST_S3_ACCESS_KEY"],
    ATRIUM_S3_SECRET_KEY: process.env["ATRIUM_TEST_S3_SECRET_KEY"],
  });
  if (!other) return startS3rver();
  return {
    settings: (folder) => ({ ...other, prefix: `${other.prefix}${folder}/` }),
    stop: () => Promise.resolve(),
  };
}

async function startS3rver(): Promise<TestS3> {
  const directory = await mkdtemp(path.join(tmpdir(), "atrium-s3-"));
  const { settings, close } = await serveS3(directory, 0);
  return {
    settings,
    fileOf: (key) => objectFile(path.join(directory, bucket, key)),
    async stop() {
      close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The access keys that `serveS3` accepts. */
export const s3Keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** The address of a folder of the bucket of `serveS3`, as in `ATRIUM_S3_URL`. */
export const s3Address = (folder: string, port: number) => `s3://${bucket}/${folder}?endpoint=http://127.0.0.1:${port}`;

/**
 * Serves a folder with s3rver. What it lacks is added here: conditional writes, and listing and aborting uploads in parts.
 * It checks signatures, except where it does so wrongly: of lists, because of the slash after the bucket, and of links,
 * because of quotes.
 *
 * @param port 0 for a free one
 */
export async function serveS3(directory: string, port: number) {
  const options = { directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] };
  const strict = new S3rver({ ...options, allowMismatchedSignatures: false });
  await strict.configureBuckets();
  const checks = strict.callback();
  const believes = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
  const server = createServer((request, response) => {
    const isList = /^\/[^/]+\/?\?/.test(request.url ?? "");
    const isLink = request.url?.includes("X-Amz-Signature=") ?? false;
    answerMissing(directory, request, response).then(
      (isAnswered) => isAnswered || (isList || isLink ? believes : checks)(request, response),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: used } = server.address() as AddressInfo;
  return {
    settings(folder: string): S3Settings {
      const place = readS3Url(s3Address(folder, used));
      if (!place) throw new Error("The address is not valid");
      return { ...place, keys: s3Keys };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The keys of all objects below the folder of the settings, relative to it. */
export async function listKeys(settings: S3Settings) {
  const client = openS3Client(settings);
  const keys: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: settings.prefix });
  for await (const { Contents = [] } of pages) {
    keys.push(...Contents.map(({ Key = "" }) => Key.slice(settings.prefix.length)));
  }
  return keys.toSorted();
}

/** Adds objects below the folder of the settings, each with its name as its content. */
export async function putObjects(settings: S3Settings, names: readonly string[]) {
  const client = openS3Client(settings);
  for (const name of names) {
    const Key = settings.prefix + name;
    await client.send(new PutObjectCommand({ Bucket: settings.bucket, Key, Body: name }));
  }
}

const objectFile = (file: string) => `${file}._S3rver_object`;

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** @returns whether the request was one that s3rver does not answer */
async function answerMissing(directory: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
  const fail = (status: number, code: string) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    return true;
  };
  const file = objectFile(path.join(directory, decodeURIComponent(pathname)));
  if (request.headers["if-none-match"] === "*" && (await isThere(file))) return fail(412, "PreconditionFailed");
  const uploadId = searchParams.get("uploadId");
  if (uploadId === null) return false;
  const parts = path.join(directory, bucket, "._S3rver_uploads", path.basename(uploadId));
  if (!(await isThere(parts))) return fail(404, "NoSuchUpload");
  if (request.method === "DELETE") {
    await rm(parts, { recursive: true });
    response.writeHead(204).end();
    return true;
  }
  if (request.method !== "GET") return false;
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(await describeParts(parts));
  return true;
}

async function describeParts(directory: string) {
  const numbers = (await readdir(directory)).filter((name) => /^\d+$/.test(name)).toSorted();
  const parts = await Promise.all(
    numbers.map(async (number) => {
      const { size } = await stat(path.join(directory, number));
      const tag = await readFile(path.join(directory, `${number}.md5`), "utf8");
      return `<Part><PartNumber>${number}</PartNumber><ETag>"${tag}"</ETag><Size>${size}</Size></Part>`;
    }),
  );
  return `<?xml version="1.0"?><ListPartsResult><IsTruncated>false</IsTruncated>${parts.join("")}</ListPartsResult>`;
}
