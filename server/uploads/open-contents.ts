import path from "node:path";

import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { openDiskStore } from "#server/uploads/disk-store.ts";

/** The directory of uploads, and of those that are being received. */
const uploadDirectory = ({ dataDirectory }: Pick<Config, "dataDirectory">) => path.join(dataDirectory, "uploads");

/** Opens the configured store of contents: in S3, or on the disk. */
export async function openContents(config: Pick<Config, "dataDirectory" | "s3">, db: Db): Promise<ContentStore> {
  const directory = uploadDirectory(config);
  if (config.s3 === undefined) return openDiskStore(directory);
  // Imported here, so that the library is not loaded without the setting.
  const { openS3Store } = await import("#server/uploads/s3/store.ts");
  return openS3Store(config.s3, { directory, db });
}
