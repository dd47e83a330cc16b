import { S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";

import type { S3Settings } from "#server/uploads/s3/settings.ts";

/** Milliseconds to connect, and that a connection may be silent. */
const connectionTimeout = 5000;
const socketTimeout = 60_000;
/** Connections at once. Each download has one for as long as it takes. */
const maxSockets = 500;

/** The configuration of the library, also for others that use it. */
export const clientConfig = ({ region, endpoint, hasPathStyle, keys }: S3Settings): S3ClientConfig => ({
  region,
  forcePathStyle: hasPathStyle,
  // Many servers do not know the checksums that the library would add.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  // It would print warnings. Errors are thrown as well.
  logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
  requestHandler: { connectionTimeout, socketTimeout, httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
  ...(endpoint !== undefined && { endpoint }),
  ...(keys && { credentials: keys }),
});

export const openS3Client = (settings: S3Settings) => new S3Client(clientConfig(settings));

const statusOf = (error: unknown) =>
  error instanceof Error &&
  "$metadata" in error &&
  (error.$metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode;

/** True for the answer that an object, or an upload in parts, does not exist. */
export const isMissing = (error: unknown) => statusOf(error) === 404;

/** True for the answer that an object exists already, or that it is being written. */
export const isRefusedCondition = (error: unknown) => [409, 412].includes(statusOf(error) || 0);

/** True for the answer of a server that does not know a header. */
export const isNotImplemented = (error: unknown) => statusOf(error) === 501;
