import {
  IconBriefcase,
  IconCalendar,
  IconCalendarEvent,
  IconChecklist,
  IconFilePencil,
  IconFile,
  IconLock,
  IconMail,
  IconMessage2,
  IconMessages,
  IconPackage,
  IconPencil,
  type IconProps,
  IconShoppingCart,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

import { iconOf, type Screen } from "#contract/screens/screens.ts";
import { rowKinds, type SearchKind } from "#contract/search.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";
import { NamedIcon } from "#web/ui/display/named-icon.tsx";

/** The entry of a kind of rows. Screens have none. */
const findKind = (kind: SearchKind) => rowKinds.find((each) => each.kind === kind);

/** The title of a kind of rows, or "" for screens. */
export const titleOfKind = (kind: SearchKind = "") => translateData(findKind(kind)?.title ?? "");

/** The icons that features name for kinds of hits and actions. Not in `NamedIcon`, whose icons are in the first load. */
const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  briefcase: IconBriefcase,
  calendar: IconCalendar,
  "calendar-event": IconCalendarEvent,
  checklist: IconChecklist,
  "file-pencil": IconFilePencil,
  lock: IconLock,
  mail: IconMail,
  message: IconMessage2,
  messages: IconMessages,
  package: IconPackage,
  pencil: IconPencil,
  "shopping-cart": IconShoppingCart,
};

type SearchIconProps = { name: string | undefined; size: number };

/** The icon with this name. Those that only the search shows are not in the first load. */
export function SearchIcon({ name, size }: SearchIconProps) {
  const Icon = icons[name ?? ""];
  return Icon ? <Icon size={size} stroke={1.75} aria-hidden /> : <NamedIcon name={name} size={size} />;
}

export const ScreenIcon = ({ screen, size }: { screen: Screen; size: number }) => (
  <SearchIcon name={iconOf(screen)} size={size} />
);

type KindIconProps = { kind: SearchKind; size: number; className?: string | undefined };

/** The icon of a kind of hits, or that of a page. */
export function KindIcon({ kind, size, className }: KindIconProps) {
  const Icon = icons[findKind(kind)?.icon ?? ""] ?? IconFile;
  return <Icon className={className} size={size} stroke={1.75} aria-hidden />;
}
