/** Removes case, accents and width, so that `Ecran` finds `Écran`. The database has its own version, `fold_text`. */
export const foldText = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
