/** Who sends the invoices. Replace it with your own company. */
export const seller = {
  name: "Atrium Handel GmbH",
  address: ["Mariahilfer Straße 1", "1060 Wien"],
  vatId: "ATU00000000",
  iban: "AT61 1904 3002 3457 3201",
  email: "accounts@example.com",
} as const;
