import { IconCheck, IconDownload, IconPrinter } from "@tabler/icons-react";

import type { Order } from "#features/orders/contract.ts";
import type { InvoiceText } from "#features/orders/web/invoice/describe-invoice.ts";
import type { Paper } from "#features/orders/web/invoice/invoice-params.ts";
import { useOrderChanges } from "#features/orders/web/use-order-changes.ts";
import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

type InvoiceActionsProps = { order: Order | undefined; text: InvoiceText | undefined; paper: Paper };

/** They have their places before there is an invoice, so that nothing moves when it comes. */
export function InvoiceActions({ order, text, paper }: InvoiceActionsProps) {
  const { t } = useTranslation();
  const { changeOne } = useOrderChanges();
  const isOpen = text?.payment === "open" || text?.payment === "overdue";

  const save = async (invoice: InvoiceText) => {
    try {
      const { saveInvoice } = await import("#features/orders/web/invoice/save-invoice.ts");
      saveInvoice(invoice, paper);
    } catch {
      notify({
        tone: "danger",
        title: t("The PDF could not be created"),
        text: t("Check your connection and try again."),
      });
    }
  };
  return (
    <>
      <Button disabled={!text} onClick={() => print()}>
        <IconPrinter size={16} stroke={1.75} aria-hidden />
        <span className="visually-hidden-on-phones">{t("Print")}</span>
      </Button>
      <Button disabled={!text} onClick={() => text && void save(text)}>
        <IconDownload size={16} stroke={1.75} aria-hidden />
        <span className="visually-hidden-on-phones">{t("Save as PDF")}</span>
      </Button>
      {/* It stays in its place, so that it keeps the focus. */}
      <Button variant="primary" aria-disabled={!isOpen} onClick={() => order && isOpen && changeOne(order, "Paid")}>
        <IconCheck size={16} stroke={1.75} aria-hidden />
        <span>{t("Mark as paid")}</span>
      </Button>
    </>
  );
}
