import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Orders and invoices",
  screens: [
    {
      path: "/e-commerce/orders",
      title: "Orders",
      menu: "E-commerce",
      order: 10,
      keywords: ["shop", "customers", "shipping", "sales"],
    },
    {
      path: "/invoice",
      title: "Invoice",
      menu: "E-commerce",
      order: 40,
      keywords: ["bill", "order", "VAT", "tax", "payment", "print"],
    },
  ],
  hits: { kind: "orders", title: "Orders", icon: "shopping-cart", order: 80 },
} as const satisfies Feature;
