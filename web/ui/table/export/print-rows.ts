import type { Paper } from "#web/ui/table/export/pdf.ts";
import styles from "#web/ui/table/export/print-rows.module.css";

/** Opens the browser's print dialog with all the rows, and without the rest of the page. */
export function printRows({ title, columns, rows }: Paper) {
  const sheet = document.createElement("div");
  sheet.className = styles.sheet ?? "";
  const table = sheet.appendChild(document.createElement("table"));
  table.createCaption().textContent = title;
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const cell = head.appendChild(document.createElement("th"));
    cell.textContent = column.title;
    cell.dataset["kind"] = column.kind;
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const [index, text] of row.entries()) {
      const cell = line.insertCell();
      cell.textContent = text;
      cell.dataset["kind"] = columns[index]?.kind;
    }
  }
  document.body.append(sheet);
  document.documentElement.dataset["printing"] = "table";
  // Blocks until the dialog is closed.
  print();
  delete document.documentElement.dataset["printing"];
  sheet.remove();
}
