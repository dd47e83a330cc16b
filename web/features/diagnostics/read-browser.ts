import type { BrowserFacts } from "#web/features/diagnostics/describe-browser.ts";

/** Reads what this browser can do. Only the quota takes time. */
export async function readBrowser(): Promise<BrowserFacts> {
  // oxlint-disable-next-line eslint/no-restricted-properties -- only checks whether it exists
  const { clipboard, storage } = navigator as Partial<Navigator>;
  const estimate = await storage?.estimate().catch(() => undefined);
  return {
    isSecure: isSecureContext,
    hasClipboard: clipboard !== undefined,
    hasNotifications: "Notification" in window,
    hasSpeech: "SpeechRecognition" in window || "webkitSpeechRecognition" in window,
    hasWebGl: hasWebGl(),
    reducesMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    languages: navigator.languages,
    screen: { width: screen.width, height: screen.height },
    quotaBytes: estimate?.quota,
  };
}

/** The context is released at once, since browsers allow few. */
function hasWebGl() {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
