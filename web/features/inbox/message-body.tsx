import DOMPurify from "dompurify";
import { useMemo } from "react";

import styles from "#web/features/inbox/message-body.module.css";

/** The elements and addresses that a message may have; the server's list is the same. */
const allowed = {
  ALLOWED_TAGS: "p br b strong i em u s a ul ol li blockquote h1 h2 h3 code pre hr".split(" "),
  ALLOWED_ATTR: ["href"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
};

const purifier = DOMPurify(window);

// A link leads out of the app, without telling where from, and never replaces it.
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (!element.hasAttribute("href")) return;
  element.setAttribute("target", "_blank");
  element.setAttribute("rel", "noopener noreferrer nofollow");
});

/** What somebody wrote, as they formatted it. The server has cleaned it twice; here it is cleaned once more. */
export function MessageBody({ html }: { html: string }) {
  const clean = useMemo(() => purifier.sanitize(html, allowed), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitized in the line above
  return <div className={styles.body} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
