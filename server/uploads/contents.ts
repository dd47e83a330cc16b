import { createHash } from "node:crypto";

import type { Content } from "#server/lib/storage/content-store.ts";
import { recognizedBytes } from "#server/lib/http/media-types.ts";

/** Collects what is known of a content from its chunks. */
export function createMeter() {
  const hash = createHash("sha256");
  let size = 0;
  let firstBytes = Buffer.alloc(0);
  return {
    add(chunk: Buffer) {
      hash.update(chunk);
      size += chunk.byteLength;
      if (firstBytes.byteLength < recognizedBytes) {
        firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, recognizedBytes)]);
      }
    },
    end: (): Content => ({ sha256: hash.digest(), size, firstBytes }),
  };
}

/** Reads a stream to its end. */
export async function measureStream(stream: AsyncIterable<unknown>, signal?: AbortSignal): Promise<Content> {
  const meter = createMeter();
  for await (const chunk of stream) {
    signal?.throwIfAborted();
    meter.add(chunk as Buffer);
  }
  return meter.end();
}

/** Contents are spread over folders by the first digits of their hash. */
const folderDigits = 2;

/** The name of a content below the place of all: `2c/f24dba5f…`. */
export function contentName(sha256: Buffer) {
  const name = sha256.toString("hex");
  return `${name.slice(0, folderDigits)}/${name.slice(folderDigits)}`;
}

/** The hash that a name stands for; undefined if it is not the name of a content. */
export const hashOfName = (name: string) =>
  /^[\da-f]{2}\/[\da-f]{62}$/.test(name) ? Buffer.from(name.replace("/", ""), "hex") : undefined;

/** The folder that has its turn in a minute. */
export const folderOfMinute = (minute: number) =>
  (minute % 16 ** folderDigits).toString(16).padStart(folderDigits, "0");
