import { S3Store } from "@tus/s3-store";

import { clientConfig, isMissing } from "#server/uploads/s3/client.ts";
import type { S3Settings } from "#server/uploads/s3/settings.ts";

type Cache = NonNullable<ConstructorParameters<typeof S3Store>[0]["cache"]>;

/** Each request may arrive at another server, so that what one remembers of an upload is of no use, and never forgotten. */
const noCache: Cache = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
};

/**
 * Receives uploads by tus as uploads in parts. The key of an upload is its id; beside it are `.info`, which exists from
 * its beginning, and `.part`, bytes that are too few for a part.
 */
export class IncomingStore extends S3Store {
  constructor(settings: S3Settings) {
    super({ s3ClientConfig: { ...clientConfig(settings), bucket: settings.bucket }, cache: noCache, useTags: false });
    // As on the disk: no uploads of unknown length, and housekeeping in place of the library's expiration.
    this.extensions = ["creation", "creation-with-upload", "termination"];
  }

  /** Completes an upload whose server ended after the last part. @returns whether there is such an upload */
  async finish(key: string) {
    try {
      const metadata = await this.getMetadata(key);
      await this.finishMultipartUpload(metadata, await this.retrieveParts(key));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** Deletes an upload, whatever is there of it. Unlike the library, it leaves no `.part`. */
  override async remove(key: string) {
    try {
      const { "upload-id": UploadId } = await this.getMetadata(key);
      await this.client.abortMultipartUpload({ Bucket: this.bucket, Key: key, UploadId });
    } catch (error) {
      // Completed or aborted before.
      if (!isMissing(error)) throw error;
    }
    // `.info` at last: it is what housekeeping finds an upload by.
    for (const Key of [key, `${key}.part`, this.infoKey(key)]) {
      await this.client.deleteObject({ Bucket: this.bucket, Key });
    }
  }
}
