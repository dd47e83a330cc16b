/** The billing periods of plans. Apart from their schemas, because the route reads them in the first load. */
export const periods = ["monthly", "yearly"] as const;
