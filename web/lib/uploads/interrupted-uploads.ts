import { z } from "zod/mini";

import { randomId } from "#web/lib/random-id.ts";
import { storage } from "#web/lib/session/storage.ts";

const key = "uploads";
/** In milliseconds: the server keeps an unfinished upload for a day. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const Entry = z.object({
  urlStorageKey: z.string(),
  fingerprint: z.string(),
  uploadUrl: z.string(),
  size: z.nullable(z.number()),
  creationTime: z.string(),
});
type Entry = z.infer<typeof Entry>;

/** An upload in progress, as tus-js-client describes it. */
type Upload = {
  readonly uploadUrl: string | null;
  readonly size: number | null;
  readonly creationTime: string;
};

const Entries = z.array(Entry);

/** The stored entries that the server still knows. */
function readEntries(now = Date.now()): readonly Entry[] {
  const stored = Entries.safeParse(storage.read(key));
  const entries = stored.success ? stored.data : [];
  return entries.filter(({ creationTime }) => now - Date.parse(creationTime) < lifetimeMs);
}

const writeEntries = (entries: readonly Entry[]) =>
  void (entries.length > 0 ? storage.write(key, entries) : storage.remove(key));

const toPrevious = (entry: Entry) => ({ ...entry, metadata: {}, parallelUploadUrls: null });

/**
 * Where the addresses of uploads in progress are kept, by the fingerprint of the file, so that they can be continued
 * after a reload: the account's part of the browser's storage. The `UrlStorage` of tus-js-client.
 */
export const interruptedUploads = {
  findAllUploads: () => Promise.resolve(readEntries().map(toPrevious)),

  findUploadsByFingerprint: (fingerprint: string) =>
    Promise.resolve(
      readEntries()
        .filter((entry) => entry.fingerprint === fingerprint)
        .map(toPrevious),
    ),

  addUpload(fingerprint: string, { uploadUrl, size, creationTime }: Upload) {
    const urlStorageKey = randomId();
    if (uploadUrl !== null) {
      writeEntries([...readEntries(), { urlStorageKey, fingerprint, uploadUrl, size, creationTime }]);
    }
    return Promise.resolve(urlStorageKey);
  },

  removeUpload(urlStorageKey: string) {
    writeEntries(readEntries().filter((entry) => entry.urlStorageKey !== urlStorageKey));
    return Promise.resolve();
  },
};
