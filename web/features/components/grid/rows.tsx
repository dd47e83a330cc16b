import { Tile } from "#web/features/components/grid/tile.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Things beside each other. They wrap where there is no room. */
export const Rows = () => (
  <Row>
    {["Summary", "Orders", "Customers", "Invoices", "Returns"].map((name) => (
      <Tile key={name}>{name}</Tile>
    ))}
  </Row>
);
