// What every screen needs. The tokens, the skins and the frame are in the HTML itself: see `tools/first-load`. A
// component of the library brings its sheets where it is used, so that the first load carries none of them.
import "#web/ui/theme/fonts.css";
import "#web/ui/theme/base.css";
