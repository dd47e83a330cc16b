// Everything that each screen needs, in the order of the cascade. A component of the library brings its own sheet
// where it is used (`import "@mantine/core/styles/Modal.css"`), so that the first load carries none it does not need.
import "#web/ui/fonts.css";
import "#web/ui/tokens.css";
import "#web/ui/skins/smart-style-0.css";
import "#web/ui/skins/smart-style-1.css";
import "#web/ui/skins/smart-style-2.css";
import "#web/ui/skins/smart-style-3.css";
import "#web/ui/skins/smart-style-4.css";
import "#web/ui/skins/smart-style-5.css";
import "#web/ui/skins/smart-style-6.css";
import "#web/ui/colorblind.css";
import "#web/ui/base.css";
import "#web/shell/frame.css";
