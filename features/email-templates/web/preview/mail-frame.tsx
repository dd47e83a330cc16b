import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

import type { Preview } from "#features/email-templates/web/email-template-params.ts";
import styles from "#features/email-templates/web/preview/mail-frame.module.css";
import { previewDocument } from "#features/email-templates/web/preview/preview-document.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { showInSandbox } from "#web/lib/text/trusted-types.ts";

/** In pixels. A window of a mail client that shows mails in their full width, and a common phone. */
const windowWidth = 660;
const phoneWidth = 375;

type MailFrameProps = { html: string; preview: Exclude<Preview, "text"> };

/**
 * The mail in a frame that runs no scripts and opens no pages. Where there is no room, the frame is scaled down, since its
 * width decides which layout the mail has.
 */
export function MailFrame({ html, preview }: MailFrameProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isFocused = useFrameFocus(frame);
  const [room, setRoom] = useState(windowWidth);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    setRoom(place.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const shown = previewDocument(html, preview === "dark");
  useLayoutEffect(() => {
    if (frame.current) showInSandbox(frame.current, shown);
  }, [shown]);
  const width = preview === "phone" ? phoneWidth : Math.max(room, windowWidth);
  const scale = Math.min(1, room / width);
  return (
    <div className={styles.device} data-device={preview === "phone" ? "phone" : "window"}>
      <div ref={place} className={styles.place} data-focused={isFocused || undefined}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t("Preview of the email")}
          sandbox=""
          style={{ "--frame-width": `${width}px`, "--frame-scale": scale } as CSSProperties}
        />
      </div>
    </div>
  );
}

/**
 * Whether the focus is in a frame. No selector matches a frame whose document has the focus: the window loses it, and the
 * frame is the active element.
 */
function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>) {
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const note = () => setIsFocused(frame.current !== null && document.activeElement === frame.current);
    addEventListener("blur", note);
    addEventListener("focus", note);
    document.addEventListener("focusin", note);
    return () => {
      removeEventListener("blur", note);
      removeEventListener("focus", note);
      document.removeEventListener("focusin", note);
    };
  }, [frame]);
  return isFocused;
}
