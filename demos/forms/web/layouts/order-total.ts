export type OrderItem = {
  /** In English. */
  readonly name: string;
  readonly quantity: number;
  /** Of one, in euros without tax. */
  readonly price: number;
};

/** Value added tax, in percent. */
export const taxRate = 20;

const round = (euros: number) => Math.round(euros * 100) / 100;

/** The sums of an order, in euros. The tax is rounded once, on the sum. */
export function totalOrder(items: readonly OrderItem[], shipping: number) {
  const subtotal = round(items.reduce((sum, { quantity, price }) => sum + quantity * price, 0));
  const tax = round(((subtotal + shipping) * taxRate) / 100);
  return { subtotal, shipping, tax, total: round(subtotal + shipping + tax) };
}
