/**
 * The registry of screens: the single list from which menu, titles, breadcrumbs and search are derived, in the browser
 * and on the server. A test compares it with the routes.
 */
export type Screen = {
  /** The route in the router's notation: `/inbox/$folder`. */
  readonly path: string;
  /**
   * In English: the key of its translations. The screen itself sets the title if it depends on data, such as a folder.
   */
  readonly title: string;
  /** The name of an icon; see `web/ui/display/named-icon.tsx`. */
  readonly icon?: string;
  /** The screen before this one in the breadcrumbs. */
  readonly parent?: string;
  /** The title of its group in the menu, or `top`. Absent if it is reached from another screen only. */
  readonly menu?: "top" | (string & {});
  /** The target of menu links and search hits, if the path has parameters. */
  readonly href?: string;
  /** Its title is the name of what it shows, which is not known before its data. */
  readonly isTitledByData?: true;
  /** Shown without the shell, to people who are not signed in. */
  readonly isEntry?: true;
  /** The role that sees the screen, where roles are enforced. Absent if all do. */
  readonly access?: "admin";
};

export const screens: readonly Screen[] = [
  { path: "/home", title: "Home", icon: "home", menu: "top" },
  {
    path: "/dashboard",
    title: "Dashboard",
    icon: "dashboard",
    menu: "top",
  },
  {
    path: "/dashboard-social",
    title: "Social",
    icon: "users",
    menu: "top",
  },
  {
    path: "/inbox/$folder",
    title: "Inbox",
    icon: "inbox",
    menu: "top",
    href: "/inbox/inbox",
  },
  { path: "/inbox/$folder/detail/$message", title: "Message", parent: "/inbox/$folder" },
  { path: "/inbox/$folder/replay/$message", title: "Reply", parent: "/inbox/$folder" },
  {
    path: "/inbox/$folder/compose",
    title: "Compose",
    parent: "/inbox/$folder",
    href: "/inbox/inbox/compose",
  },
  {
    path: "/calendar",
    title: "Calendar",
    icon: "calendar",
    menu: "top",
  },
  {
    path: "/widgets",
    title: "Widgets",
    icon: "widgets",
    menu: "top",
  },
  { path: "/maps", title: "Maps", icon: "map", menu: "top" },
  { path: "/profile", title: "Profile", icon: "user", menu: "App views" },
  {
    path: "/gallery",
    title: "Gallery",
    icon: "widgets",
    menu: "App views",
  },
  {
    path: "/projects",
    title: "Projects",
    icon: "briefcase",
    menu: "App views",
  },
  {
    path: "/forum",
    title: "Forum",
    icon: "messages",
    menu: "App views",
  },
  {
    path: "/forum-topic",
    title: "Forum topics",
    parent: "/forum",
  },
  {
    path: "/forum-post",
    title: "Forum posts",
    isTitledByData: true,
    parent: "/forum-topic",
  },
  {
    path: "/blog",
    title: "Blog",
    menu: "App views",
  },
  { path: "/blog/$post", title: "Article", isTitledByData: true, parent: "/blog" },
  { path: "/blog/new", title: "New post", parent: "/blog" },
  { path: "/blog/$post/edit", title: "Edit post", parent: "/blog" },
  { path: "/timeline", title: "Timeline", icon: "timeline", menu: "App views" },
  { path: "/graphs/flot", title: "Flot charts", menu: "Graphs" },
  { path: "/graphs/morris", title: "Morris charts", menu: "Graphs" },
  { path: "/graphs/sparkline", title: "Sparklines", menu: "Graphs" },
  {
    path: "/graphs/easy-pie",
    title: "Easy pie charts",
    menu: "Graphs",
  },
  {
    path: "/graphs/dygraphs",
    title: "Dygraphs",
    menu: "Graphs",
  },
  { path: "/graphs/chartjs", title: "Chart.js", menu: "Graphs" },
  {
    path: "/graphs/highchart-tables",
    title: "Highchart tables",
    menu: "Graphs",
  },
  { path: "/tables/normal", title: "Normal tables", menu: "Tables" },
  {
    path: "/tables/datatables",
    title: "Data tables",
    menu: "Tables",
  },
  {
    path: "/tables/jqgrid",
    title: "Editable grid",
    menu: "Tables",
  },
  {
    path: "/form/elements",
    title: "Form elements",
    menu: "Forms",
  },
  {
    path: "/form/layouts",
    title: "Form layouts",
    menu: "Forms",
  },
  {
    path: "/form/validation",
    title: "Form validation",
    menu: "Forms",
  },
  {
    path: "/form/bootstrap-forms",
    title: "Bootstrap forms",
    menu: "Forms",
  },
  {
    path: "/form/bootstrap-validation",
    title: "Bootstrap validation",
    menu: "Forms",
  },
  {
    path: "/form/plugins",
    title: "Plugins",
    menu: "Forms",
  },
  {
    path: "/form/wizards",
    title: "Wizards",
    menu: "Forms",
  },
  {
    path: "/form/editors",
    title: "Editors",
    menu: "Forms",
  },
  {
    path: "/ckeditor",
    title: "Document editor",
    menu: "Forms",
  },
  {
    path: "/form/dropzone",
    title: "Drop zone",
    menu: "Forms",
  },
  {
    path: "/form/image-editor",
    title: "Image editor",
    menu: "Forms",
  },
  {
    path: "/e-commerce/orders",
    title: "Orders",
    menu: "E-commerce",
  },
  {
    path: "/e-commerce/products-view",
    title: "Products",
    menu: "E-commerce",
  },
  {
    path: "/e-commerce/products-detail",
    title: "Product details",
    isTitledByData: true,
    parent: "/e-commerce/products-view",
    menu: "E-commerce",
  },
  {
    path: "/ui/general",
    title: "General",
    menu: "UI",
  },
  {
    path: "/ui/buttons",
    title: "Buttons",
    menu: "UI",
  },
  { path: "/ui/icons-font-awesome", title: "Font Awesome icons", menu: "UI" },
  { path: "/ui/icons-glyph", title: "Glyph icons", menu: "UI" },
  { path: "/ui/icons-flags", title: "Flags", menu: "UI" },
  {
    path: "/ui/typography",
    title: "Typography",
    menu: "UI",
  },
  { path: "/ui/grid", title: "Grid", menu: "UI" },
  { path: "/ui/tree-view", title: "Tree view", menu: "UI" },
  { path: "/ui/nestable-lists", title: "Nestable lists", menu: "UI" },
  {
    path: "/ui/jquery-ui",
    title: "jQuery UI",
    menu: "UI",
  },
  {
    path: "/app-layout",
    title: "App layout",
    menu: "Appearance",
  },
  {
    path: "/app-layouts",
    title: "App layouts",
    menu: "Appearance",
  },
  {
    path: "/prebuilt-skins",
    title: "Prebuilt skins",
    menu: "Appearance",
  },
  { path: "/people", title: "People", menu: "Administration", access: "admin" },
  { path: "/audit", title: "Audit log", menu: "Administration", access: "admin" },
  { path: "/login", title: "Login", menu: "Sign-in", isEntry: true },
  { path: "/real-login", title: "Real login", menu: "Sign-in", isEntry: true },
  { path: "/register", title: "Register", menu: "Sign-in", isEntry: true },
  {
    path: "/forgot-password",
    title: "Forgot password",
    menu: "Sign-in",
    isEntry: true,
  },
  { path: "/lock", title: "Lock screen", menu: "Sign-in", isEntry: true },
  { path: "/search", title: "Search", icon: "search", menu: "Other" },
  {
    path: "/invoice",
    title: "Invoice",
    menu: "Other",
  },
  {
    path: "/pricing-table",
    title: "Pricing table",
    menu: "Other",
  },
  {
    path: "/email-template",
    title: "Email templates",
    menu: "Other",
  },
  {
    path: "/test",
    title: "Diagnostics",
    menu: "Other",
  },
  {
    path: "/different-versions",
    title: "Different versions",
    menu: "Other",
  },
  { path: "/blank", title: "Blank", icon: "file", menu: "Other" },
  { path: "/404", title: "Page not found", icon: "error-404", menu: "Other" },
  { path: "/500", title: "Server error", icon: "alert-triangle", menu: "Other" },
];

/** The groups of the menu, in order, after the top-level entries. */
export const menuGroups: readonly { title: string; icon: string }[] = [
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

/** The address of links to the screen. */
export const hrefOf = ({ href, path }: Screen) => href ?? path;

/** Whether the screen has a fixed address: a link to a screen with parameters, such as `$id`, needs their values. */
export const isLinkable = (screen: Screen) => !hrefOf(screen).includes("$");
