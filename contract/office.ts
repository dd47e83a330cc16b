import type { Skin } from "./layout.ts";
import type { LanguageKey } from "./known-languages.ts";

/** The configuration in `office.config.ts`. `docs/guides/your-office.md` says where each field shows. */
export type Office = {
  /** The name of this office's app: in the header, the titles of documents, mails, authenticator apps and the API's document. */
  readonly title: string;
  /** The name where there is little room: in the header of phones and tablets, on home screens, and in the names of files. */
  readonly shortTitle: string;
  /**
   * The logo beside the title, as the path of an SVG file with a `viewBox`. It is written into the page, so that it may use
   * colours of the skin: `fill="var(--brand-surface)"`.
   */
  readonly logo: string;
  /** The icon of the browser's tab, as the path of an SVG file. */
  readonly favicon: string;

  /** The skin for people who have not chosen one. */
  readonly skin: Skin;
  /**
   * The colour of buttons, links and marks in all skins, and of mails: `#c2185b`. Where a text would be illegible on it, a
   * lighter or darker tone is used. Absent: each skin has its own.
   */
  readonly accent?: string;

  /** The languages, in the order of the choice. The first one is the default. */
  readonly languages: readonly LanguageKey[];
  /** The language of voice commands, a BCP 47 tag: `de-DE`. It needs a dictionary, but does not have to be one of `languages`. */
  readonly voiceLanguage: string;

  /**
   * The two-letter code of the office's country (ISO 3166-1): chosen in forms from the start, with its week in calendars and its
   * paper for invoices. Absent: forms begin without a country, the week is that of the language, and the paper is A4.
   */
  readonly country?: string;
  /** The currency of all amounts, by its ISO 4217 code. Amounts are stored with two decimals. */
  readonly currency: string;
  /**
   * The time zone of what the server dates for everyone, such as mails and demo content: `Europe/Vienna`. Screens show times in
   * the time zone of the browser. Absent: that of the server. The environment variable `TZ` overrides it.
   */
  readonly timeZone?: string;

  /** The sender of invoices and of email templates, and the employer of the demo's people. */
  readonly company: {
    readonly name: string;
    readonly address: readonly string[];
    readonly vatId: string;
    readonly iban: string;
  };
  /** The email address for questions: linked in the footer and on the sign-in screens, and the one that replies to mails go to. */
  readonly supportAddress?: string;

  /** The API's address: a path relative to the page, or the URL of another server. */
  readonly apiRoot: string;
  /** The address of the navigation, relative to the page. */
  readonly menuAddress: string;
  /** Whether sounds are on for people who have not changed the setting. */
  readonly sounds: boolean;
  /** The duration of the animation that opens a submenu: 150 to 300 milliseconds in the specification. */
  readonly menuSpeed: number;
  /** Screens narrower than this, in pixels, use the mobile layout. Style sheets use `@media (--mobile)`. */
  readonly mobileBelow: number;
};
