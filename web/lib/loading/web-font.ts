import { deviceStorage } from "#web/lib/session/storage.ts";

/**
 * Shows the page in the web font. On later visits the page's first script does so, because the browser has the font
 * then. On the first visit the font would compete with the scripts for the network, so call this once the first screen
 * is shown.
 */
export async function applyWebFont() {
  document.documentElement.dataset["webFont"] = "";
  // Rejected or empty if the font cannot be loaded; the text stays in the fallback.
  const fonts = await document.fonts.load("1em Inter").catch(() => []);
  if (fonts.length > 0) deviceStorage.write("webFont", true);
}
