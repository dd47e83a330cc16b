/** Case, accents and widths out of the way, so that `Ecran` finds `Écran`. The database has its own: `fold_text`. */
export const foldText = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
