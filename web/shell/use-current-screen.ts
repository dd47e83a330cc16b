import { useMatches } from "@tanstack/react-router";

import type { Screen } from "#contract/screens/screens.ts";
import { findScreen } from "#web/app/screens.ts";

type CurrentScreen = { readonly screen: Screen; readonly params: Readonly<Record<string, string>> };

/** The current screen of the registry, with its parameters; undefined at an unknown address. */
export function useCurrentScreen(): CurrentScreen | undefined {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const screen = match && findScreen(match.fullPath.replace(/(.)\/$/, "$1"));
  return screen && { screen, params: match.params };
}

/** The address of a screen with the current parameters, for example the open folder of the inbox. */
export const addressOf = ({ path, href }: Screen, params: CurrentScreen["params"]) => {
  const names = [...path.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
  const isKnown = names.every((name) => params[name] !== undefined);
  return isKnown
    ? path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))
    : (href ?? path);
};
