import type { CSSProperties, ReactNode } from "react";

import { type Mode, type Skin, skins } from "#contract/layout.ts";
import styles from "#web/ui/theme/in-skin.module.css";

type InSkinProps = {
  skin: Skin;
  mode: Mode;
  /** Tokens that differ from those of the skin. */
  changes?: CSSProperties | undefined;
  /** `span` inside a label or a button. */
  as?: "div" | "span";
  children: ReactNode;
};

/**
 * Draws its content in the tokens of a skin and a mode, whatever those of the page are. It lies in the first skin, because a
 * skin sets only what the first does not.
 */
export const InSkin = ({ skin, mode, changes, as: Box = "div", children }: InSkinProps) => (
  <Box className={styles.form} data-skin={skins[0]} data-mode={mode}>
    <Box className={styles.form} data-skin={skin} data-mode={mode} style={changes}>
      {children}
    </Box>
  </Box>
);
