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
  /** Further English search terms. */
  readonly keywords?: readonly string[];
  /** The kind of search hits that link to this screen. */
  readonly finds?: {
    readonly kind: string;
    /** The heading of its hits. */
    readonly title: string;
    readonly icon: string;
    /** Also searched while somebody types into the header's field. One kind at most. */
    readonly isSuggested?: true;
  };
};

export const screens: readonly Screen[] = [
  { path: "/home", title: "Home", icon: "home", menu: "top", keywords: ["start", "welcome"] },
  {
    path: "/dashboard",
    title: "Dashboard",
    icon: "dashboard",
    menu: "top",
    keywords: ["figures", "statistics", "visits", "overview"],
  },
  {
    path: "/dashboard-social",
    title: "Social",
    icon: "users",
    menu: "top",
    keywords: ["posts", "feed", "comments", "likes", "people", "wall"],
  },
  {
    path: "/inbox/$folder",
    title: "Inbox",
    icon: "inbox",
    menu: "top",
    href: "/inbox/inbox",
    keywords: ["mail", "messages", "folders"],
    finds: { kind: "messages", title: "Messages", icon: "mail", isSuggested: true },
  },
  { path: "/inbox/$folder/detail/$message", title: "Message", parent: "/inbox/$folder" },
  { path: "/inbox/$folder/replay/$message", title: "Reply", parent: "/inbox/$folder" },
  {
    path: "/inbox/$folder/compose",
    title: "Compose",
    parent: "/inbox/$folder",
    href: "/inbox/inbox/compose",
    keywords: ["new message", "write", "mail"],
  },
  {
    path: "/calendar",
    title: "Calendar",
    icon: "calendar",
    menu: "top",
    keywords: ["events", "appointments", "month", "week", "day"],
    finds: { kind: "events", title: "Events", icon: "calendar" },
  },
  {
    path: "/widgets",
    title: "Widgets",
    icon: "widgets",
    menu: "top",
    keywords: ["todo", "tasks", "grid"],
    finds: { kind: "todos", title: "Todos", icon: "checklist" },
  },
  { path: "/maps", title: "Maps", icon: "map", menu: "top", keywords: ["cities", "places", "world", "geography"] },
  { path: "/profile", title: "Profile", icon: "user", menu: "App views", keywords: ["account", "password", "devices"] },
  {
    path: "/projects",
    title: "Projects",
    icon: "briefcase",
    menu: "App views",
    keywords: ["budget", "progress", "contacts"],
    finds: { kind: "projects", title: "Projects", icon: "briefcase" },
  },
  { path: "/timeline", title: "Timeline", icon: "timeline", menu: "App views", keywords: ["history", "activity"] },
  { path: "/graphs/flot", title: "Flot charts", menu: "Graphs", keywords: ["charts", "line", "bar", "pie", "live"] },
  { path: "/graphs/morris", title: "Morris charts", menu: "Graphs", keywords: ["charts", "area", "bar", "donut"] },
  { path: "/graphs/sparkline", title: "Sparklines", menu: "Graphs", keywords: ["charts", "small", "line", "bar"] },
  {
    path: "/graphs/easy-pie",
    title: "Easy pie charts",
    menu: "Graphs",
    keywords: ["charts", "ring", "percent", "goal"],
  },
  {
    path: "/graphs/dygraphs",
    title: "Dygraphs",
    menu: "Graphs",
    keywords: ["charts", "temperature", "stock", "range"],
  },
  { path: "/graphs/chartjs", title: "Chart.js", menu: "Graphs", keywords: ["charts", "radar", "polar", "doughnut"] },
  {
    path: "/graphs/highchart-tables",
    title: "Highchart tables",
    menu: "Graphs",
    keywords: ["charts", "table", "edit"],
  },
  { path: "/tables/normal", title: "Normal tables", menu: "Tables", keywords: ["striped", "bordered", "plain"] },
  {
    path: "/tables/datatables",
    title: "Data tables",
    menu: "Tables",
    keywords: ["filter", "export", "columns", "excel", "csv"],
  },
  {
    path: "/tables/jqgrid",
    title: "Editable grid",
    menu: "Tables",
    keywords: ["edit", "rows", "amounts", "expenses"],
  },
  {
    path: "/form/elements",
    title: "Form elements",
    menu: "Forms",
    keywords: ["fields", "inputs", "kit", "select", "checkbox", "date"],
  },
  {
    path: "/form/layouts",
    title: "Form layouts",
    menu: "Forms",
    keywords: ["checkout", "order", "registration", "review", "comment", "contacts"],
  },
  {
    path: "/form/validation",
    title: "Form validation",
    menu: "Forms",
    keywords: ["rules", "required", "length", "message", "schema"],
  },
  {
    path: "/form/bootstrap-forms",
    title: "Bootstrap forms",
    menu: "Forms",
    keywords: ["stacked", "horizontal", "inline", "sizes", "add-ons", "input groups", "fieldset"],
  },
  {
    path: "/form/bootstrap-validation",
    title: "Bootstrap validation",
    menu: "Forms",
    keywords: ["rules", "contact", "movie", "product", "profile", "errors"],
  },
  {
    path: "/form/plugins",
    title: "Plugins",
    menu: "Forms",
    keywords: ["slider", "spinner", "date", "mask", "tags", "country", "dual list", "modal", "inline edit"],
  },
  {
    path: "/form/wizards",
    title: "Wizards",
    menu: "Forms",
    keywords: ["steps", "stepper", "progress", "request", "account"],
  },
  {
    path: "/form/editors",
    title: "Editors",
    menu: "Forms",
    keywords: ["rich text", "markdown", "code", "write"],
  },
  {
    path: "/ckeditor",
    title: "Document editor",
    menu: "Forms",
    keywords: ["documents", "page", "write", "print", "ckeditor"],
  },
  {
    path: "/form/dropzone",
    title: "Drop zone",
    menu: "Forms",
    keywords: ["upload", "files", "storage", "attachments"],
  },
  {
    path: "/form/image-editor",
    title: "Image editor",
    menu: "Forms",
    keywords: ["crop", "picture", "photo", "rotate", "resize"],
  },
  {
    path: "/e-commerce/orders",
    title: "Orders",
    menu: "E-commerce",
    keywords: ["shop", "customers", "shipping", "sales"],
    finds: { kind: "orders", title: "Orders", icon: "shopping-cart" },
  },
  {
    path: "/e-commerce/products-view",
    title: "Products",
    menu: "E-commerce",
    keywords: ["shop", "catalogue", "prices"],
  },
  {
    path: "/e-commerce/products-detail",
    title: "Product details",
    isTitledByData: true,
    parent: "/e-commerce/products-view",
    menu: "E-commerce",
    keywords: ["shop", "reviews", "rating"],
  },
  {
    path: "/ui/general",
    title: "General",
    menu: "UI",
    keywords: ["notices", "dialogs", "tabs", "accordion", "tooltip", "carousel", "badges", "components"],
  },
  {
    path: "/ui/buttons",
    title: "Buttons",
    menu: "UI",
    keywords: ["menus", "toolbar", "icons", "actions", "components"],
  },
  {
    path: "/ui/typography",
    title: "Typography",
    menu: "UI",
    keywords: ["text", "fonts", "headings", "sizes", "weights"],
  },
  { path: "/ui/grid", title: "Grid", menu: "UI", keywords: ["layout", "columns", "breakpoints", "resize"] },
  {
    path: "/ui/jquery-ui",
    title: "jQuery UI",
    menu: "UI",
    keywords: ["autocomplete", "date picker", "slider", "spinner", "sortable", "selectable", "components"],
  },
  {
    path: "/app-layout",
    title: "App layout",
    menu: "Appearance",
    keywords: ["fixed", "header", "navigation", "ribbon", "footer", "right to left", "options"],
  },
  {
    path: "/app-layouts",
    title: "App layouts",
    menu: "Appearance",
    keywords: ["presets", "compact", "boxed", "top menu", "mirrored"],
  },
  {
    path: "/prebuilt-skins",
    title: "Prebuilt skins",
    menu: "Appearance",
    keywords: ["colours", "themes", "dark", "contrast", "editor", "export"],
  },
  { path: "/login", title: "Login", menu: "Sign-in", isEntry: true, keywords: ["sign in"] },
  { path: "/real-login", title: "Real login", menu: "Sign-in", isEntry: true, keywords: ["sign in", "password"] },
  { path: "/register", title: "Register", menu: "Sign-in", isEntry: true, keywords: ["new account"] },
  {
    path: "/forgot-password",
    title: "Forgot password",
    menu: "Sign-in",
    isEntry: true,
    keywords: ["reset", "password"],
  },
  { path: "/lock", title: "Lock screen", menu: "Sign-in", isEntry: true, keywords: ["lock"] },
  { path: "/search", title: "Search", icon: "search", menu: "Other" },
  {
    path: "/invoice",
    title: "Invoice",
    menu: "Other",
    keywords: ["bill", "order", "VAT", "tax", "payment", "print"],
  },
  {
    path: "/pricing-table",
    title: "Pricing table",
    menu: "Other",
    keywords: ["plans", "prices", "subscription", "upgrade"],
  },
  {
    path: "/test",
    title: "Diagnostics",
    menu: "Other",
    keywords: ["status", "health", "server", "alerts", "errors", "test"],
  },
  {
    path: "/different-versions",
    title: "Different versions",
    menu: "Other",
    keywords: ["demo", "proxy", "postgresql", "commands", "configuration"],
  },
  { path: "/blank", title: "Blank", icon: "file", menu: "Other", keywords: ["empty"] },
  { path: "/404", title: "Page not found", icon: "error-404", menu: "Other", keywords: ["404", "error", "missing"] },
  { path: "/500", title: "Server error", icon: "alert-triangle", menu: "Other", keywords: ["500", "error"] },
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
  { title: "Sign-in", icon: "login" },
  { title: "Other", icon: "dots" },
];

/** The address of links to the screen. */
export const hrefOf = ({ href, path }: Screen) => href ?? path;
