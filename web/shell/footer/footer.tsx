import { useState } from "react";
import { useTranslation } from "react-i18next";

import { config } from "#web/app/config.ts";

export function Footer() {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="frame-footer">
      <span>
        {config.appTitle} © {year}
      </span>
      <a href={`${config.apiRoot}/docs`}>{t("API documentation")}</a>
    </footer>
  );
}
