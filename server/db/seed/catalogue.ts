/** The shop's products, from which orders are made too. Prices in euros, including the value added tax, whose rate is in percent. */
export const catalogue = [
  { slug: "headphones", name: "Quiet headphones", category: "Audio", price: 189, vatRate: 20 },
  { slug: "speaker", name: "Pocket speaker", category: "Audio", price: 59.9, vatRate: 20 },
  { slug: "chair", name: "Beech chair", category: "Furniture", price: 149, vatRate: 20 },
  { slug: "desk", name: "Writing desk", category: "Furniture", price: 389, vatRate: 20 },
  { slug: "shelf", name: "Wall shelf", category: "Furniture", price: 74.5, vatRate: 20 },
  { slug: "mug", name: "Stoneware mug", category: "Kitchen", price: 18, vatRate: 20 },
  { slug: "kettle", name: "Pour-over kettle", category: "Kitchen", price: 64, vatRate: 20 },
  { slug: "lamp", name: "Arc desk lamp", category: "Lighting", price: 96, vatRate: 20 },
  { slug: "pendant", name: "Dome pendant", category: "Lighting", price: 128, vatRate: 20 },
  { slug: "notebook", name: "Dotted notebook", category: "Office", price: 14.5, vatRate: 10 },
  { slug: "backpack", name: "Canvas backpack", category: "Office", price: 79, vatRate: 20 },
  { slug: "clock", name: "Station clock", category: "Office", price: 45, vatRate: 20 },
] as const;
