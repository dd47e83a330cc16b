import { useState } from "react";

import styles from "#web/ui/display/avatar.module.css";

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
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("");
  return (
    <span className={styles.avatar} style={{ inlineSize: size, blockSize: size, fontSize: size / 2.5 }} aria-hidden>
      {initials}
    </span>
  );
}
