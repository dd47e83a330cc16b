import { randomUUID } from "node:crypto";

import type { Config } from "#server/config.ts";
import type { Finding } from "#server/lib/finding.ts";

/** The name and the message of an error of the library for S3. */
export type StorageFailure = { readonly name: string; readonly message: string };

/** The advice for each error that a wrong configuration causes. */
const advices: readonly (readonly [names: RegExp, advice: string])[] = [
  [/^NoSuchBucket$/, "create the bucket, or correct ATRIUM_S3_URL"],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|CredentialsProviderError)$/,
    "check ATRIUM_S3_ACCESS_KEY and ATRIUM_S3_SECRET_KEY",
  ],
  [/^AccessDenied$/, "give the credentials the rights that docs/guides/uploads.md lists"],
  [/^RequestTimeTooSkewed$/, "synchronize the clock of this machine (NTP)"],
  [
    /^(PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException)$/,
    "the bucket is in another region: correct region in ATRIUM_S3_URL",
  ],
];

const otherAdvice = "check ATRIUM_S3_URL, and that the server is reachable from here";

/** @param failure undefined if an object could be written, read and deleted */
export function judgeStorage({ s3 }: Pick<Config, "s3">, failure?: StorageFailure): Finding {
  const check = "Uploads";
  if (s3 === undefined) return { check, status: "ok", message: "In the data folder" };
  const place = `The bucket ${s3.bucket}`;
  if (failure === undefined) return { check, status: "ok", message: `${place} is writable` };
  const advice = advices.find(([names]) => names.test(failure.name))?.[1] ?? otherAdvice;
  return { check, status: "error", message: `${place} cannot be used (${failure.message || failure.name}): ${advice}` };
}

/** Writes, lists, reads and deletes a small object. @returns undefined if that succeeds, or if S3 is not configured */
export async function probeStorage({ s3 }: Pick<Config, "s3">): Promise<StorageFailure | undefined> {
  if (s3 === undefined) return undefined;
  // Imported here, so that the library is not loaded without the setting.
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } =
    await import("@aws-sdk/client-s3");
  const { openS3Client } = await import("#server/uploads/s3/client.ts");
  const client = openS3Client(s3);
  const content = randomUUID();
  const place = { Bucket: s3.bucket, Key: `${s3.prefix}incoming/doctor-${content}` };
  try {
    await client.send(new PutObjectCommand({ ...place, Body: content }));
    await client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: place.Key }));
    const { Body } = await client.send(new GetObjectCommand(place));
    const read = await Body?.transformToString();
    await client.send(new DeleteObjectCommand(place));
    return read === content
      ? undefined
      : { name: "DifferentContent", message: "it returns other bytes than it received" };
  } catch (error) {
    return error instanceof Error
      ? { name: error.name, message: error.message }
      : { name: "unknown error", message: String(error) };
  } finally {
    client.destroy();
  }
}
