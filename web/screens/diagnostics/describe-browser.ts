import type { Check } from "#web/screens/diagnostics/check.ts";
import { formatFileSize } from "#web/lib/format/format.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** What this browser can do. */
export type BrowserFacts = {
  readonly isSecure: boolean;
  readonly hasClipboard: boolean;
  readonly hasNotifications: boolean;
  readonly hasSpeech: boolean;
  readonly hasWebGl: boolean;
  readonly reducesMotion: boolean;
  readonly languages: readonly string[];
  /** In CSS pixels. */
  readonly screen: { readonly width: number; readonly height: number };
  /** In bytes; undefined if the browser does not tell. */
  readonly quotaBytes: number | undefined;
};

/** The browser's features as checks, with what does not work without them. */
export function describeBrowser(facts: BrowserFacts, t: Translate): readonly Check[] {
  const feature = (name: string, isAvailable: boolean, note: string): Check => ({
    name,
    value: isAvailable ? t("Available") : t("Missing"),
    state: isAvailable ? "ok" : "warning",
    note: isAvailable ? undefined : note,
  });
  return [
    feature(t("Secure context"), facts.isSecure, t("Use HTTPS: the browser withholds features otherwise.")),
    feature(t("Clipboard"), facts.hasClipboard, t("Copying uses an older method.")),
    feature(t("Notifications"), facts.hasNotifications, t("The browser cannot show notifications.")),
    feature(t("Speech recognition"), facts.hasSpeech, t("Voice commands are unavailable.")),
    feature("WebGL", facts.hasWebGl, t("Maps are shown without details.")),
    {
      name: t("Storage quota"),
      value: facts.quotaBytes === undefined ? t("Unknown") : formatFileSize(facts.quotaBytes),
    },
    { name: t("Reduced motion"), value: facts.reducesMotion ? t("On") : t("Off") },
    { name: t("Languages"), value: facts.languages.join(", ") },
    { name: t("Screen size"), value: `${facts.screen.width} × ${facts.screen.height}` },
  ];
}
