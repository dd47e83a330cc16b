import { useState } from "react";

import { initialsOf } from "#web/ui/display/avatar/initials-of.ts";
import styles from "#web/ui/display/avatar/avatar.module.css";

type AvatarProps = {
  name: string;
  /** An address relative to the page; empty if the person has no picture. */
  picture: string;
  /** In pixels. */
  size?: 24 | 32 | 40 | 64 | 96;
};

/** A person's picture or initials. Decorative, since it is shown beside the name. */
export function Avatar({ name, picture, size = 32 }: AvatarProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (picture && !isBroken) {
    return (
      <img
        className={styles.avatar}
        src={picture}
        width={size}
        height={size}
        alt=""
        onError={() => setIsBroken(true)}
      />
    );
  }
  return (
    <span className={styles.avatar} style={{ inlineSize: size, blockSize: size, fontSize: size / 2.5 }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
