/** Whether files are being dragged, as opposed to text or a part of the page. */
export const hasFiles = ({ types }: DataTransfer) => types.includes("Files");

/** The files that were dropped or pasted, without folders, whose content browsers do not pass on. */
export function filesOf({ items, files }: DataTransfer): readonly File[] {
  const listed = [...items].filter(({ kind }) => kind === "file");
  if (listed.length === 0) return [...files];
  return listed.flatMap((item) => (item.webkitGetAsEntry()?.isDirectory ? [] : (item.getAsFile() ?? [])));
}
