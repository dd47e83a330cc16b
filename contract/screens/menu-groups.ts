/** The sections of the menu, in order. The first one begins with the top-level entries. */
export const menuSections = ["Workspace", "Business", "Kit", "Administration"] as const;

export type MenuSection = (typeof menuSections)[number];

/** A group of the menu: its title, in English, the name of its icon, and its section. */
export type MenuGroup = { readonly title: string; readonly icon: string; readonly section: MenuSection };

/** The groups of the menu, in order. A feature may name others, which come last in the first section. */
export const knownGroups: readonly MenuGroup[] = [
  { title: "App views", icon: "briefcase", section: "Workspace" },
  { title: "E-commerce", icon: "shopping-cart", section: "Business" },
  { title: "Tables", icon: "table", section: "Kit" },
  { title: "Forms", icon: "forms", section: "Kit" },
  { title: "Graphs", icon: "chart", section: "Kit" },
  { title: "UI", icon: "components", section: "Kit" },
  { title: "Appearance", icon: "palette", section: "Kit" },
  { title: "Organization", icon: "building", section: "Administration" },
  { title: "Sign-in", icon: "login", section: "Administration" },
  { title: "Special pages", icon: "file", section: "Administration" },
];
