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
      dir="auto"
      data-script={useMemo(() => scriptOf(html), [html])}
      // oxlint-disable-next-line react/no-danger -- sanitized in the first line
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}

/** Which way the text runs, by its first letter, as for `dir="auto"`: style sheets cannot ask (`:dir` is compiled to a list of languages). */
function scriptOf(html: string) {
  const letter = html.replaceAll(/<[^>]*>|&\w+;/g, "").match(/\p{L}/u)?.[0] ?? "";
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? "rtl" : "ltr";
}
