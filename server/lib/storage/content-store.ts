import type { Readable } from "node:stream";

import type { DataStore, Locker } from "@tus/server";

/** The size, the hash and the first bytes of a file, computed while it is read. */
export type Content = { readonly sha256: Buffer; readonly size: number; readonly firstBytes: Buffer };

/**
 * A complete file that is not stored yet. It stays until it is discarded, so that an upload can be completed if the
 * server ends before its row is committed.
 */
export type ReceivedFile = Content & {
  /** Does beforehand what takes long, outside of any transaction. `keep` does not rely on it. */
  readonly prepare: () => Promise<void>;
  /** Gives the file its place. The same content may be there already. Called while nobody can delete it. */
  readonly keep: () => Promise<void>;
  /** Deletes what was received, also after the file has got its place. */
  readonly discard: () => Promise<void>;
};

/**
 * Stores the contents of uploads, each once, under the SHA-256 of its bytes. Who owns them is in the database. Several
 * servers use one store at the same time; `server/uploads/queries.ts` has the locks.
 */
export type ContentStore = {
  /** A local directory on the disk that receives files. */
  readonly directory: string;
  /**
   * Receives a stream. The file is complete when this resolves. If the stream fails, nothing remains.
   *
   * @param count called with the size of each chunk; what it throws ends the stream
   */
  readonly receive: (source: Readable, count: (bytes: number) => void) => Promise<ReceivedFile>;
  /** Returns undefined if the content is missing. */
  readonly read: (sha256: Buffer, range?: ByteRange) => Promise<Readable | undefined>;
  /** Returns undefined if the content is missing. */
  readonly sizeOf: (sha256: Buffer) => Promise<number | undefined>;
  /** Deletes a content if it exists. */
  readonly delete: (sha256: Buffer) => Promise<void>;
  /** Lists a part of the contents, another one each minute. Within 256 minutes, all have had their turn. */
  readonly listSome: (minute: number) => Promise<Buffer[]>;
  /** Deletes what was received and neither stored nor discarded, after this age. */
  readonly deleteStale: (maxAgeMs: number) => Promise<void>;
  readonly incoming: IncomingUploads;
  /** The address of a download past this server, for a minute. Absent if downloads pass through it. */
  readonly linkTo?: (sha256: Buffer, headers: DownloadHeaders) => Promise<string>;
};

/** The positions of the first and the last byte. */
export type ByteRange = { readonly start: number; readonly end: number };

/** The headers of a download. */
export type DownloadHeaders = { readonly type: string; readonly disposition: string };

/** Uploads by the tus protocol, each with the id of its row, until they are stored. */
export type IncomingUploads = {
  /** Receives the bytes. The library calls it. */
  readonly dataStore: DataStore;
  /** Lets one request at a time write to an upload. */
  readonly locker: Locker;
  /** The id by which the library knows an upload. */
  readonly keyOf: (id: string) => string;
  /** Returns whether an upload has received bytes, or could. */
  readonly exists: (id: string) => Promise<boolean>;
  /** Reads an upload whose bytes have all arrived; undefined if there is none. */
  readonly measure: (id: string) => Promise<ReceivedFile | undefined>;
};
