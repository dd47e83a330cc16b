import { useState } from "react";

import { config } from "#web/app/config.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { LiveSign } from "#web/shell/live/live-sign.tsx";

export function Footer() {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="frame-footer">
      <span>
        {config.appTitle} © {year}
      </span>
      <LiveSign />
      <a href={`${config.apiRoot}/docs`}>{t("API documentation")}</a>
    </footer>
  );
}
