import { useMemo } from "react";

import { purifyForPage } from "#web/lib/text/purify-html.ts";
import styles from "#web/ui/display/text/formatted-text.module.css";

type FormattedTextProps = {
  html: string;
  /** What the text may consist of. */
  allowed: Parameters<typeof purifyForPage>[1];
  /** `large` is for articles. */
  size?: "medium" | "large";
};

/** A text with formatting. It is sanitized here, even if the server has sanitized it before. */
export function FormattedText({ html, allowed, size = "medium" }: FormattedTextProps) {
  const clean = useMemo(() => purifyForPage(html, allowed), [html, allowed]);
  return (
    <div
      className={styles.body}
      data-size={size}
      dir={useMemo(() => directionOf(html), [html])}
      // oxlint-disable-next-line react/no-danger -- sanitized in the first line
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}

/** The direction of the first letter, as by `dir="auto"`, which does not look into paragraphs that have a direction of their own. */
function directionOf(html: string) {
  const letter = html.replaceAll(/<[^>]*>|&\w+;/g, "").match(/\p{L}/u)?.[0];
  if (letter === undefined) return undefined;
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? "rtl" : "ltr";
}
