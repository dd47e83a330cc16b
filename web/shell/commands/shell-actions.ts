import {
  IconBolt,
  IconDeviceDesktop,
  IconMaximize,
  IconMicrophone,
  IconMoon,
  type IconProps,
  IconSettings,
  IconSun,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

import { english } from "#contract/text/english.ts";
import { setMode } from "#web/lib/layout/change-layout.ts";
import { chosenMode, shownMode } from "#web/lib/layout/mode.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { toggleFullScreen } from "#web/shell/full-screen/use-full-screen.ts";
import { layoutOptions } from "#web/shell/layout/layout-options-dialog.ts";
import type { CommandTools } from "#web/shell/commands/run-command.ts";
import { shortcutsPanel } from "#web/shell/shortcuts/shortcuts-dialog.ts";
import { toggleVoice } from "#web/shell/voice/toggle-voice.ts";

/** An action of the command palette that is no voice command. The texts are in English: the keys of their translations. */
export type ShellAction = {
  readonly name: string;
  readonly title: string;
  readonly icon: ComponentType<IconProps>;
  /** Search terms besides the title, separated by commas. */
  readonly terms: string;
  /** Whether the action would change nothing, such as choosing the mode that is on. */
  readonly isDone?: () => boolean;
  readonly run: (tools: CommandTools) => void;
};

/** In the order of the palette. */
export const shellActions: readonly ShellAction[] = [
  {
    name: "layout-options",
    title: english("Layout options"),
    icon: IconSettings,
    terms: english("settings, appearance, skin, theme"),
    run: layoutOptions.open,
  },
  {
    name: "dark-mode",
    title: english("Dark mode"),
    icon: IconMoon,
    terms: english("night, light mode, theme, color mode"),
    isDone: () => shownMode(preferences.get().layout) === "dark",
    run: () => setMode("dark"),
  },
  {
    name: "light-mode",
    title: english("Light mode"),
    icon: IconSun,
    terms: english("day, dark mode, theme, color mode"),
    isDone: () => shownMode(preferences.get().layout) === "light",
    run: () => setMode("light"),
  },
  {
    name: "system-mode",
    title: english("Mode of the system"),
    icon: IconDeviceDesktop,
    terms: english("automatic, theme, color mode"),
    isDone: () => chosenMode(preferences.get().layout) === "system",
    run: () => setMode("system"),
  },
  {
    name: "shortcuts",
    title: english("Shortcuts to screens"),
    icon: IconBolt,
    terms: english("panel, most used screens"),
    run: shortcutsPanel.open,
  },
  {
    name: "full-screen",
    title: english("Full screen"),
    icon: IconMaximize,
    terms: english("fullscreen, maximize"),
    run: ({ t }) => toggleFullScreen(t),
  },
  {
    name: "voice-commands",
    title: english("Voice commands"),
    icon: IconMicrophone,
    terms: english("microphone, speech"),
    run: ({ t }) => toggleVoice(t),
  },
];
