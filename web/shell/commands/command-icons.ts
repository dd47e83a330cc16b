import {
  IconArrowBackUp,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconHelp,
  type IconProps,
  IconLayoutSidebar,
  IconLogout,
  IconMicrophoneOff,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

import type { ActionName } from "#web/lib/commands/actions.ts";

/** The icons of the voice commands in the command palette. */
export const commandIcons: Readonly<Record<ActionName, ComponentType<IconProps>>> = {
  "go-back": IconArrowBackUp,
  "scroll-up": IconArrowUp,
  "scroll-down": IconArrowDown,
  "scroll-to-top": IconArrowBarToUp,
  "scroll-to-bottom": IconArrowBarToDown,
  "show-navigation": IconLayoutSidebar,
  "hide-navigation": IconLayoutSidebar,
  "toggle-navigation": IconLayoutSidebar,
  mute: IconVolumeOff,
  "sound-on": IconVolume,
  "stop-listening": IconMicrophoneOff,
  help: IconHelp,
  "got-it": IconCheck,
  "log-out": IconLogout,
};
