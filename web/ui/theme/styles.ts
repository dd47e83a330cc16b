// The style sheets of every screen. Tokens, skins and the frame are inlined in the HTML: see `tools/first-load`.
// Components of the library import their own sheets, so that the first load contains none of them.
import "#web/ui/theme/chart-colours.css";
import "#web/ui/theme/fonts.css";
import "#web/ui/theme/base.css";
