import DOMPurify from "dompurify";
import { useMemo } from "react";

import styles from "#web/features/inbox/message-body.module.css";

/** The elements and attributes that a message may have; the server's list is the same. */
const allowed = {
  ALLOWED_TAGS: "p br b strong i em u s a ul ol li blockquote h1 h2 h3 code pre hr".split(" "),
  ALLOWED_ATTR: ["href", "rel", "target"],
};

/** What somebody wrote, as they formatted it. The server has cleaned it twice; here it is cleaned once more. */
export function MessageBody({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitized in the line above
  return <div className={styles.body} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
