/** The shop's products, from which orders are made too. Prices in euros. */
export const catalogue = [
  { slug: "headphones", name: "Quiet headphones", category: "Audio", price: 189 },
  { slug: "speaker", name: "Pocket speaker", category: "Audio", price: 59.9 },
  { slug: "chair", name: "Beech chair", category: "Furniture", price: 149 },
  { slug: "desk", name: "Writing desk", category: "Furniture", price: 389 },
  { slug: "shelf", name: "Wall shelf", category: "Furniture", price: 74.5 },
  { slug: "mug", name: "Stoneware mug", category: "Kitchen", price: 18 },
  { slug: "kettle", name: "Pour-over kettle", category: "Kitchen", price: 64 },
  { slug: "lamp", name: "Arc desk lamp", category: "Lighting", price: 96 },
  { slug: "pendant", name: "Dome pendant", category: "Lighting", price: 128 },
  { slug: "notebook", name: "Dotted notebook", category: "Office", price: 14.5 },
  { slug: "backpack", name: "Canvas backpack", category: "Office", price: 79 },
  { slug: "clock", name: "Station clock", category: "Office", price: 45 },
] as const;
