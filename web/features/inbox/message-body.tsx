import DOMPurify from "dompurify";
import { useMemo } from "react";

import styles from "#web/features/inbox/message-body.module.css";

/** The allowed elements and address schemes, as on the server. */
const allowed = {
  ALLOWED_TAGS: "p br b strong i em u s a ul ol li blockquote h1 h2 h3 code pre hr".split(" "),
  ALLOWED_ATTR: ["href"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
};

const purifier = DOMPurify(window);

// Links open in a new window, without a referrer.
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (!element.hasAttribute("href")) return;
  element.setAttribute("target", "_blank");
  element.setAttribute("rel", "noopener noreferrer nofollow");
});

/** The formatted text of a message. The server has sanitized it twice; here it is sanitized once more. */
export function MessageBody({ html }: { html: string }) {
  const clean = useMemo(() => purifier.sanitize(html, allowed), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitized in the line above
  return <div className={styles.body} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
