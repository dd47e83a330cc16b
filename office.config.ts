import type { Office } from "./contract/office.ts";

/**
 * The configuration of your app, for the browser and the server. Build and restart after each change.
 * `docs/guides/your-office.md` says what each field changes, and has the optional ones: `accent`, `country`, `timeZone` and
 * `supportAddress`.
 */
export const office: Office = {
  title: "Atrium",
  shortTitle: "Atrium",
  logo: "office/logo.svg",
  favicon: "office/favicon.svg",

  skin: "smart-style-0",

  // The first one is the default.
  languages: ["en", "de", "fr", "es", "pt", "ja", "zh", "ar"],
  voiceLanguage: "en-US",

  currency: "EUR",

  company: {
    name: "Atrium Handel GmbH",
    address: ["Mariahilfer Straße 1", "1060 Wien"],
    vatId: "ATU00000000",
    iban: "AT61 1904 3002 3457 3201",
  },

  apiRoot: "api",
  menuAddress: "api/menu.json",
  sounds: true,
  menuSpeed: 200,
  mobileBelow: 979,
};
