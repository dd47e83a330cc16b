import type { BrowserFacts } from "#web/screens/diagnostics/describe-browser.ts";
import { prefersReducedMotion } from "#web/lib/media.ts";
import { isSpeechSupported } from "#web/lib/speech/recognizer.ts";

/** Reads what this browser can do. Only the quota takes time. */
export async function readBrowser(): Promise<BrowserFacts> {
  // oxlint-disable-next-line eslint/no-restricted-properties -- only checks whether it exists
  const { clipboard, storage } = navigator as Partial<Navigator>;
  const estimate = await storage?.estimate().catch(() => undefined);
  return {
    isSecure: isSecureContext,
    hasClipboard: clipboard !== undefined,
    hasNotifications: "Notification" in window,
    hasSpeech: isSpeechSupported(),
    hasWebGl: hasWebGl(),
    reducesMotion: prefersReducedMotion(),
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
