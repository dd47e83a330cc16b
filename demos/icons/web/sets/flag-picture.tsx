import styles from "#demos/icons/web/sets/drawn-icon.module.css";
import type { Ratio } from "#demos/icons/web/icon-params.ts";

type FlagPictureProps = {
  address: string;
  /** The name of the country, translated; empty beside it. */
  alt: string;
  ratio: Ratio;
  /** The height in pixels. */
  size: number;
};

/** A flag, with a hairline around it for those with a white edge. */
export const FlagPicture = ({ address, alt, ratio, size }: FlagPictureProps) => (
  <img
    className={styles.flag}
    src={address}
    alt={alt}
    width={ratio === "1x1" ? size : Math.round((size * 4) / 3)}
    height={size}
    loading="lazy"
    decoding="async"
  />
);
