import type { Page } from "@playwright/test";

/**
 * Removes the APIs that browsers lack over plain HTTP, over which an office server is often reached by its name in the
 * network. Loopback, where the tests run, counts as secure. Call before the first `goto`.
 */
export async function removeSecureApis(page: Page) {
  await page.addInitScript(() => {
    const remove = (owner: object, ...names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    remove(Crypto.prototype, "randomUUID", "subtle");
    remove(
      Navigator.prototype,
      "clipboard",
      "credentials",
      "locks",
      "mediaDevices",
      "serviceWorker",
      "share",
      "storage",
      "wakeLock",
    );
    remove(window, "caches", "cookieStore", "Notification", "showOpenFilePicker", "showSaveFilePicker");
    Object.defineProperty(window, "isSecureContext", { value: false });
  });
}
