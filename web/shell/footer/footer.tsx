import { Suspense, useRef, useState } from "react";

import { office } from "#office";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { idle } from "#web/lib/loading/when-idle.ts";
import { SupportLink } from "#web/shell/support-link.tsx";
import { useShownHeight } from "#web/ui/layout/use-shown-height.ts";

/** Loaded after the first screen. */
const ConnectionSigns = lazyPart(
  async () => {
    await idle();
    return (await import("#web/shell/connection/connection-signs.tsx")).ConnectionSigns;
  },
  { failure: "none" },
);

export function Footer() {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  const footer = useRef<HTMLElement>(null);
  useShownHeight(footer, "--footer-shown");
  return (
    <footer ref={footer} className="frame-footer">
      <span>
        {office.title} © {year}
      </span>
      <Suspense>
        <ConnectionSigns />
      </Suspense>
      <SupportLink />
      <a href={`${office.apiRoot}/docs`}>{t("API documentation")}</a>
    </footer>
  );
}
