import { maxUploadBytes } from "#contract/uploads.ts";
import type { Refusal } from "#web/lib/uploads/upload-queue.ts";

export type FileLimits = {
  /** As the attribute of a file field: `image/*,.pdf`. Empty for all files. */
  readonly accept: string;
  /** The bytes that can still be stored; undefined if unknown. */
  readonly freeBytes?: number | undefined;
};

/** Returns for each file why it cannot be stored, or undefined. Files that fit use up the free space. */
export function judgeFiles(
  files: readonly Pick<File, "name" | "size" | "type">[],
  { accept, freeBytes = Infinity }: FileLimits,
): readonly (Refusal | undefined)[] {
  let left = freeBytes;
  return files.map((file) => {
    if (!isAccepted(file, accept)) return "type";
    if (file.size > maxUploadBytes) return "too-large";
    if (file.size > left) return "storage-full";
    left -= file.size;
    return undefined;
  });
}

/** Whether a file matches one of the entries: a media type, a group of types, or an extension. */
function isAccepted({ name, type }: Pick<File, "name" | "type">, accept: string) {
  const entries = accept.toLowerCase().split(",").filter(Boolean);
  return (
    entries.length === 0 ||
    entries.some((entry) => {
      if (entry.startsWith(".")) return name.toLowerCase().endsWith(entry);
      if (entry.endsWith("/*")) return type.toLowerCase().startsWith(entry.slice(0, -1));
      return type.toLowerCase() === entry;
    })
  );
}
