/** Characters that change the direction of text: `photo_gpj.exe` could look like `photo_exe.jpg`. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The name of a file without characters that show it as another one, or reverse what follows it. */
export const plainName = (name: string) => name.replaceAll(directions, "");
