import {
  IconAlertTriangle,
  IconBriefcase,
  IconBuilding,
  IconCalendar,
  IconChartBar,
  IconComponents,
  IconDots,
  IconError404,
  IconFile,
  IconForms,
  IconHome,
  IconInbox,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconLogin2,
  IconMap2,
  IconPalette,
  type IconProps,
  IconPoint,
  IconSearch,
  IconShoppingCart,
  IconTable,
  IconTimeline,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

/** The icons named by the registry and the menu. Each adds some 300 bytes to the first load. */
const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  "alert-triangle": IconAlertTriangle,
  briefcase: IconBriefcase,
  building: IconBuilding,
  calendar: IconCalendar,
  chart: IconChartBar,
  components: IconComponents,
  dashboard: IconLayoutDashboard,
  dots: IconDots,
  "error-404": IconError404,
  file: IconFile,
  forms: IconForms,
  home: IconHome,
  inbox: IconInbox,
  login: IconLogin2,
  map: IconMap2,
  palette: IconPalette,
  search: IconSearch,
  "shopping-cart": IconShoppingCart,
  table: IconTable,
  timeline: IconTimeline,
  user: IconUser,
  users: IconUsers,
  widgets: IconLayoutGrid,
};

/** The icon with this name, or a plain dot. */
export function NamedIcon({ name, size = 20 }: { name: string | undefined; size?: number }) {
  const Icon = icons[name ?? ""] ?? IconPoint;
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
