import { english } from "#contract/english.ts";
import { maxPage } from "#web/lib/pages.ts";
import type { TableSearch } from "#web/lib/table-search.ts";

/** What the drop zone accepts. `accept` is the attribute of the file field, and `types` says it in words. */
export const fileKinds = {
  all: { label: english("All files"), accept: "", types: english("Any file type") },
  images: { label: english("Images"), accept: "image/*", types: english("Images") },
  documents: {
    label: english("Documents"),
    accept: "application/pdf,text/plain,text/csv,.pdf,.txt,.csv,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp",
    types: english("PDF, text, CSV and office files"),
  },
} as const;
export type FileKindId = keyof typeof fileKinds;

export const fileKindIds = Object.keys(fileKinds) as readonly FileKindId[];

export type DropzoneParams = { readonly kind: FileKindId; readonly page: number };

/** Parses the address. Invalid parameters are ignored. */
export function readDropzoneParams(search: TableSearch): DropzoneParams {
  const page = Number(search["page"]);
  return {
    kind: fileKindIds.find((kind) => kind === search["accept"]) ?? "all",
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** Writes the address, without default values. */
export const writeDropzoneParams = ({ kind, page }: DropzoneParams): TableSearch => ({
  ...(kind !== "all" && { accept: kind }),
  ...(page > 1 && { page: String(page) }),
});
