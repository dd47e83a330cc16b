import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Products",
  needs: ["orders", "visits"],
  screens: [
    {
      path: "/e-commerce/products-view",
      title: "Products",
      menu: "E-commerce",
      order: 20,
      keywords: ["shop", "catalog", "prices"],
    },
    {
      path: "/e-commerce/products-detail",
      title: "Product details",
      parent: "/e-commerce/products-view",
      menu: "E-commerce",
      order: 30,
      isTitledByData: true,
      keywords: ["shop", "reviews", "rating"],
    },
  ],
  hits: { kind: "products", title: "Products", icon: "package", order: 85 },
} as const satisfies Feature;
