/**
 * Copies a text to the clipboard. `navigator.clipboard` is missing if the page was loaded over plain HTTP from another
 * machine; the text is then selected in a hidden field and copied from it.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  // oxlint-disable-next-line eslint/no-restricted-properties -- guarded: it may be missing
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return copySelected(text);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function copySelected(text: string) {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  // The element collapses tabs and line breaks, in the copied text as well.
  field.style.whiteSpace = "pre";
  const focused = document.activeElement;
  // While a modal dialog is open, only elements inside it can be selected.
  (document.querySelector("dialog:modal") ?? document.body).append(field);
  field.select();
  // Deprecated, but the only way outside a secure context.
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
