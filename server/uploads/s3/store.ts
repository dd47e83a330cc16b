import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";

import type { Db } from "#server/db/client.ts";
import type {
  ByteRange,
  Content,
  ContentStore,
  DownloadHeaders,
  ReceivedFile,
} from "#server/lib/storage/content-store.ts";
import { contentName, folderOfMinute, hashOfName, measureStream } from "#server/uploads/contents.ts";
import { deleteStaleFiles, incomingDirectory, type LocalFile, receiveFile } from "#server/uploads/disk-store.ts";
import { isMissing, isNotImplemented, isRefusedCondition, openS3Client } from "#server/uploads/s3/client.ts";
import { IncomingStore } from "#server/uploads/s3/incoming.ts";
import type { S3Settings } from "#server/uploads/s3/settings.ts";
import { openUploadLocker } from "#server/uploads/upload-locker.ts";

/** Seconds for which the link of a download can be opened. */
const linkLifetime = 60;

/**
 * Stores contents in a bucket of S3, which any number of servers share. Forms are received on the local disk, since the
 * key of a content is its hash; uploads by tus are received in the bucket.
 *
 * @param directory for files that are being received
 */
export function openS3Store(settings: S3Settings, { directory, db }: { directory: string; db: Db }): ContentStore {
  const { bucket, prefix } = settings;
  const client = openS3Client(settings);
  const uploads = new IncomingStore(settings);
  const incomingPrefix = `${prefix}incoming/`;
  const at = (Key: string) => ({ Bucket: bucket, Key });
  const contentKey = (sha256: Buffer) => prefix + contentName(sha256);

  /** @returns undefined if there is no such object */
  async function sizeOf(key: string) {
    try {
      return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? 0;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** @returns undefined if there is no such object */
  async function readObject(key: string, range?: ByteRange) {
    try {
      return (
        await client.send(
          new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
        )
      ).Body as Readable;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  const deleteObject = (key: string) => client.send(new DeleteObjectCommand(at(key)));

  async function* listObjects(folder: string) {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder })) {
      yield* Contents;
    }
  }

  /** Writes a content unless it is there. @param write writes it under a key */
  const keepOnce = async (
    { sha256, size }: Content,
    write: (key: string, known: number | undefined) => Promise<void>,
  ) => {
    const key = contentKey(sha256);
    const known = await sizeOf(key);
    if (known !== size) await write(key, known);
  };

  /** False once the server has answered that it does not implement `If-None-Match`. */
  let knowsCondition = true;

  async function putFile(file: LocalFile, key: string, isNew: boolean) {
    const { path, sha256, size } = file;
    const hasCondition = isNew && knowsCondition;
    const put = new PutObjectCommand({
      ...at(key),
      Body: createReadStream(path),
      ContentLength: size,
      // Servers that know it refuse a content that was damaged on the way.
      ChecksumSHA256: sha256.toString("base64"),
      ...(hasCondition && { IfNoneMatch: "*" }),
    });
    try {
      await client.send(put);
    } catch (error) {
      if (!hasCondition) throw error;
      if (isNotImplemented(error)) knowsCondition = false;
      else if (!isRefusedCondition(error)) throw error;
      // Another server may have written it in the meantime, which is the same content.
      if ((await sizeOf(key)) !== size) await putFile(file, key, false);
    }
  }

  const receivedFile = (content: Content, keep: () => Promise<void>, discard: () => Promise<void>): ReceivedFile => ({
    ...content,
    // A transfer takes its time. In the transaction, a question suffices.
    prepare: keep,
    keep,
    discard,
  });

  return {
    directory,
    async receive(source, count) {
      const file = await receiveFile(incomingDirectory(directory), source, count);
      return receivedFile(
        file,
        () => keepOnce(file, (key, known) => putFile(file, key, known === undefined)),
        () => rm(file.path, { force: true }),
      );
    },
    read: (sha256, range) => readObject(contentKey(sha256), range),
    sizeOf: (sha256) => sizeOf(contentKey(sha256)),
    async delete(sha256) {
      await deleteObject(contentKey(sha256));
    },
    async listSome(minute) {
      const found: Buffer[] = [];
      for await (const { Key = "" } of listObjects(`${prefix}${folderOfMinute(minute)}/`)) {
        const sha256 = hashOfName(Key.slice(prefix.length));
        if (sha256) found.push(sha256);
      }
      return found;
    },
    async deleteStale(maxAgeMs) {
      await deleteStaleFiles(incomingDirectory(directory), maxAgeMs);
      for await (const { Key = "", LastModified } of listObjects(incomingPrefix)) {
        if (!LastModified || Date.now() - LastModified.getTime() <= maxAgeMs) continue;
        if (Key.endsWith(".info")) await uploads.remove(Key.slice(0, -".info".length));
        else await deleteObject(Key);
      }
    },
    incoming: {
      dataStore: uploads,
      locker: openUploadLocker(db),
      keyOf: (id) => incomingPrefix + id,
      exists: async (id) => (await sizeOf(`${incomingPrefix}${id}.info`)) !== undefined,
      async measure(id) {
        const from = incomingPrefix + id;
        const body = (await readObject(from)) ?? ((await uploads.finish(from)) ? await readObject(from) : undefined);
        if (!body) return undefined;
        const content = await measureStream(body);
        const copy = async (key: string) => {
          await client.send(new CopyObjectCommand({ ...at(key), CopySource: encodeURI(`${bucket}/${from}`) }));
        };
        return receivedFile(
          content,
          () => keepOnce(content, copy),
          () => uploads.remove(from),
        );
      },
    },
    ...(settings.linksDownloads && {
      linkTo: (sha256: Buffer, { type, disposition }: DownloadHeaders) =>
        getSignedUrl(
          client,
          new GetObjectCommand({
            ...at(contentKey(sha256)),
            ResponseContentType: type,
            ResponseContentDisposition: disposition,
            ResponseCacheControl: "private, no-store",
          }),
          { expiresIn: linkLifetime },
        ),
    }),
  };
}
