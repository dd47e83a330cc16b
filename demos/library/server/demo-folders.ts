import type { LibraryKind } from "#demos/library/contract.ts";

type FileKind = Exclude<LibraryKind, "folder">;
export type DemoFolder = { readonly name: string; readonly items: readonly (DemoFolder | string)[] };

const folder = (name: string, ...items: readonly (DemoFolder | string)[]): DemoFolder => ({ name, items });

/** By the ending of a name: the kind, and the smallest and largest size in bytes. */
export const fileTypes: Readonly<Record<string, readonly [kind: FileKind, min: number, max: number]>> = {
  docx: ["document", 18_000, 420_000],
  xlsx: ["spreadsheet", 12_000, 1_900_000],
  pptx: ["presentation", 800_000, 24_000_000],
  pdf: ["pdf", 40_000, 3_800_000],
  jpg: ["image", 300_000, 6_500_000],
  png: ["image", 60_000, 2_200_000],
  zip: ["archive", 2_000_000, 90_000_000],
};

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const customers = ["Harbour Hotels", "Northlight", "Bloom & Pine", "Kestrel", "Marlow Dental", "Oakfield School"];
const quarters = ["Q1", "Q2", "Q3", "Q4"];
const years = ["2024", "2025", "2026"];

const numbered = (count: number, name: (number: string) => string) =>
  Array.from({ length: count }, (_, index) => name(String(index + 1).padStart(3, "0")));

const invoicesOf = (year: string) =>
  folder(
    year,
    ...months.map((month, index) =>
      folder(
        `${String(index + 1).padStart(2, "0")} ${month}`,
        ...customers.map((customer, place) => `Invoice ${year}-${index + 1}${place + 1} ${customer}.pdf`),
      ),
    ),
  );

/** The office's document library: folders by department, files of the usual kinds, and one very large folder. */
export const demoFolders: readonly (DemoFolder | string)[] = [
  "Welcome to the library.docx",
  folder(
    "Company",
    "Handbook 2026.pdf",
    "Organisation chart.png",
    folder("All-hands", ...years.flatMap((year) => quarters.map((quarter) => `All-hands ${quarter} ${year}.pptx`))),
    folder("Policies", "Expenses.pdf", "Remote work.pdf", "Security.pdf", "Travel.pdf", "Whistleblowing.pdf"),
    folder("Templates", "Letter.docx", "Meeting notes.docx", "Offer.docx", "Slides.pptx", "Timesheet.xlsx"),
  ),
  folder(
    "Finance",
    folder("Annual accounts", ...years.map((year) => `Annual accounts ${year}.pdf`)),
    folder("Budgets", ...years.flatMap((year) => [`Budget ${year}.xlsx`, `Forecast ${year}.xlsx`])),
    folder("Invoices", ...years.map(invoicesOf)),
    folder("Payroll", ...months.map((month) => `Payroll ${month} 2026.xlsx`)),
    folder("Tax", ...quarters.map((quarter) => `VAT return ${quarter} 2026.pdf`), "Tax office letters.zip"),
  ),
  folder(
    "Sales",
    folder(
      "Customers",
      ...customers.map((customer) =>
        folder(
          customer,
          "Contract.pdf",
          "Contacts.xlsx",
          "Visit notes.docx",
          folder("Offers", ...years.map((year) => `Offer ${year}.docx`)),
          folder("Photos", "Entrance.jpg", "Showroom.jpg", "Warehouse.jpg"),
        ),
      ),
    ),
    folder("Price lists", ...years.map((year) => `Price list ${year}.xlsx`), "Discount rules.docx"),
    folder("Reports", ...months.map((month) => `Sales report ${month} 2026.xlsx`)),
    "Pipeline.xlsx",
  ),
  folder(
    "Marketing",
    folder(
      "Brand",
      "Brand guide.pdf",
      folder("Logos", "Logo dark.png", "Logo light.png", "Logo mark.png", "Logos for print.zip"),
      folder("Photos", ...numbered(24, (number) => `Product photo ${number}.jpg`)),
    ),
    folder(
      "Campaigns",
      folder("Spring 2026", "Briefing.docx", "Media plan.xlsx", "Poster.png", "Results.pptx"),
      folder("Summer 2026", "Briefing.docx", "Media plan.xlsx", "Street banner.png"),
      folder("Autumn 2026", "Briefing.docx", "Ideas.docx"),
    ),
    folder("Newsletters", ...months.map((month) => `Newsletter ${month} 2026.docx`)),
    folder("Trade fairs", "Floor plan.pdf", "Packing list.xlsx", "Stand design.zip"),
  ),
  folder(
    "People",
    folder("Job descriptions", "Accountant.docx", "Logistics lead.docx", "Sales manager.docx", "Support agent.docx"),
    folder("Onboarding", "Checklist.xlsx", "First week.pptx", "IT accounts.docx", "Welcome letter.docx"),
    folder("Training", "First aid.pdf", "Forklift safety.pdf", "Presenting well.pptx", "Data protection.pdf"),
    "Holiday calendar 2026.xlsx",
  ),
  folder(
    "Operations",
    folder("Facilities", "Cleaning schedule.xlsx", "Fire drill.docx", "Floor plan ground floor.pdf", "Keys.xlsx"),
    folder("Logistics", "Carriers.xlsx", "Delivery times.xlsx", "Packaging guide.pdf", "Returns process.docx"),
    folder("Suppliers", "Audit plan.docx", "Framework agreements.zip", "Supplier list.xlsx"),
  ),
  folder(
    "Product",
    folder("Data sheets", "Arc desk lamp.pdf", "Beech chair.pdf", "Dome pendant.pdf", "Writing desk.pdf"),
    folder("Drawings", ...numbered(18, (number) => `Drawing ${number}.pdf`)),
    folder("Roadmap", ...quarters.map((quarter) => `Roadmap ${quarter} 2026.pptx`)),
  ),
  folder(
    "Legal",
    folder("Contracts", "Cleaning company.pdf", "Lease office.pdf", "Lease warehouse.pdf", "Phone contract.pdf"),
    folder("Insurance", "Liability.pdf", "Transport.pdf", "Claims 2025.xlsx"),
    folder("Trademarks", "Certificate.pdf", "Renewal 2027.docx"),
  ),
  folder(
    "Archive",
    folder("Scanned receipts", ...numbered(420, (number) => `Receipt 2025-${number}.pdf`)),
    folder("Old website", "Content export.zip", "Home page.png", "Statistics 2023.xlsx"),
    "Moving to the new office.pptx",
  ),
];
