import type { SkinSheets } from "#demos/skins/web/skin-draft.ts";
import dark from "#web/ui/skins/dark.css?raw";
import calm from "#web/ui/skins/smart-style-0.css?raw";
import midnight from "#web/ui/skins/smart-style-1.css?raw";
import daylight from "#web/ui/skins/smart-style-2.css?raw";
import suite from "#web/ui/skins/smart-style-3.css?raw";
import bold from "#web/ui/skins/smart-style-4.css?raw";
import glass from "#web/ui/skins/smart-style-5.css?raw";
import material from "#web/ui/skins/smart-style-6.css?raw";
import base from "#web/ui/theme/tokens.css?raw";

/** The text of the style sheets, from which the editor of skins starts. */
export const skinSheets: SkinSheets = {
  base,
  dark,
  skins: {
    "smart-style-0": calm,
    "smart-style-1": midnight,
    "smart-style-2": daylight,
    "smart-style-3": suite,
    "smart-style-4": bold,
    "smart-style-5": glass,
    "smart-style-6": material,
  },
};
