import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCoffee,
  IconInfoCircle,
  IconLock,
  IconPhone,
  IconPlane,
  type IconProps,
  IconStar,
  IconUser,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

import type { EventColor, EventIcon } from "#features/calendar/contract.ts";
import styles from "#features/calendar/web/views/event-appearance.module.css";

const icons: Readonly<Record<EventIcon, ComponentType<IconProps>>> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  check: IconCheck,
  user: IconUser,
  lock: IconLock,
  clock: IconClock,
  phone: IconPhone,
  plane: IconPlane,
  coffee: IconCoffee,
  star: IconStar,
};

/** The icon of an event. Decorative, because the text says the same. */
export function EventSign({
  icon,
  size = 14,
  className,
}: {
  icon: EventIcon;
  size?: number;
  className?: string | undefined;
}) {
  const Icon = icons[icon];
  return <Icon className={className} size={size} stroke={1.75} aria-hidden />;
}

/** The class that sets the event's colours as `--event-surface` and `--event-text`. */
export const colorClass = (color: EventColor) => styles[color] ?? "";
