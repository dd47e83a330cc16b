import type { ByteRange } from "#server/lib/storage/content-store.ts";

/**
 * Reads a `Range` header with one range of bytes.
 *
 * @returns undefined for the whole content: without a header, or with one that asks for something else, which a server may
 *   ignore; "unsatisfiable" for a range behind the end
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start < size ? { start, end } : "unsatisfiable";
}
