import type { AnyRouter } from "@tanstack/react-router";

import type { ActionName } from "#web/lib/commands/actions.ts";
import type { CommandTarget } from "#web/lib/commands/spoken-commands.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import { isNavigationShown, showNavigation } from "#web/lib/layout/show-navigation.ts";
import { prefersReducedMotion } from "#web/lib/media.ts";
import { setSounds } from "#web/lib/sounds/sound-setting.ts";
import { signOut } from "#web/shell/sign-out/use-sign-out.ts";
import { turnVoiceOff } from "#web/shell/voice/turn-voice.ts";
import { voiceHelp } from "#web/shell/voice/voice.ts";

export type CommandTools = { readonly router: AnyRouter; readonly t: Translate };

/** The part of the window by which a page is scrolled, so that some lines stay in view. */
const scrolledPart = 0.8;

const actions: Readonly<Record<ActionName, (tools: CommandTools) => void>> = {
  "go-back": () => history.back(),
  "scroll-up": () => scrollBy({ top: -scrolledPart * innerHeight, behavior: scrollBehavior() }),
  "scroll-down": () => scrollBy({ top: scrolledPart * innerHeight, behavior: scrollBehavior() }),
  "scroll-to-top": () => scrollTo({ top: 0, behavior: scrollBehavior() }),
  "scroll-to-bottom": () => scrollTo({ top: document.documentElement.scrollHeight, behavior: scrollBehavior() }),
  "show-navigation": () => showNavigation(true),
  "hide-navigation": () => showNavigation(false),
  "toggle-navigation": () => showNavigation(!isNavigationShown()),
  mute: () => setSounds(false),
  "sound-on": () => setSounds(true),
  "stop-listening": turnVoiceOff,
  help: () => voiceHelp.set(true),
  "got-it": () => voiceHelp.set(false),
  "log-out": ({ router, t }) => signOut(router, t),
};

/** What can be asked for behind an open dialog, because it changes nothing there. */
const allowedBehindDialog: ReadonlySet<ActionName> = new Set(["mute", "sound-on", "stop-listening", "got-it"]);

const isAllowedBehindDialog = (command: CommandTarget) =>
  command.kind === "action" && allowedBehindDialog.has(command.action.name);

/** Whether the command can run now. An open dialog has to be answered first; the list of commands closes by itself. */
export const mayRun = (command: CommandTarget) =>
  isAllowedBehindDialog(command) || voiceHelp.get() || !document.querySelector("dialog:modal");

export function runCommand(command: CommandTarget, tools: CommandTools) {
  if (!isAllowedBehindDialog(command)) voiceHelp.set(false);
  if (command.kind === "action") actions[command.action.name](tools);
  else void tools.router.navigate({ to: command.href });
}

const scrollBehavior = () => (prefersReducedMotion() ? "auto" : "smooth");
