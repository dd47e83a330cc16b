import { useTranslation } from "react-i18next";

import { config } from "#web/app/config.ts";

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="frame-footer">
      <span>
        {config.appTitle} © {new Date().getFullYear()}
      </span>
      <a href={`${config.apiRoot}/docs`}>{t("API documentation")}</a>
    </footer>
  );
}
