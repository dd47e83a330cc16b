import { Tile } from "#demos/components/web/grid/tile.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { Row } from "#web/ui/layout/row.tsx";

/** Things beside each other. They wrap where there is no room. */
export function Rows() {
  const { t } = useTranslation();
  return (
    <Row>
      {[t("Summary"), t("Orders"), t("Customers"), t("Invoices"), t("Returns")].map((name) => (
        <Tile key={name}>{name}</Tile>
      ))}
    </Row>
  );
}
