/** The part of it that the tests use; it has no types of its own. */
declare module "xlsx-populate" {
  type Workbook = { sheet(index: number): { usedRange(): { value(): unknown[][] } } };
  const XlsxPopulate: { fromDataAsync(data: Uint8Array): Promise<Workbook> };
  export default XlsxPopulate;
}
