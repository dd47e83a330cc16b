/** A group of the menu: its title, in English, and the name of its icon. */
export type MenuGroup = { readonly title: string; readonly icon: string };

/** The groups of the menu, in order, after the top-level entries. A feature may name others, which come after them. */
export const knownGroups: readonly MenuGroup[] = [
  { title: "App views", icon: "briefcase" },
  { title: "Tables", icon: "table" },
  { title: "Forms", icon: "forms" },
  { title: "E-commerce", icon: "shopping-cart" },
  { title: "Graphs", icon: "chart" },
  { title: "UI", icon: "components" },
  { title: "Appearance", icon: "palette" },
  { title: "Administration", icon: "users" },
  { title: "Sign-in", icon: "login" },
  { title: "Other", icon: "dots" },
];
