import { listActivityKinds } from "../activities.ts";
import { listLanguages } from "../languages.ts";
import { getPreferences } from "./preferences.ts";
import { getUser } from "../users.ts";

/** The shell's requests on every screen, besides the menu, whose address is configured. */
export const shellEndpoints = [getUser, listLanguages, listActivityKinds, getPreferences] as const;

/** The session's data in the page, with which the shell is rendered without requests. */
export type SessionData = {
  /** The account that it belongs to, as the browser knows it. */
  readonly account: string;
  /** The answers to the shell's requests, by the addresses that the page makes them with. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly language: string;
  /** The texts of the HTML's frame in that language, by the English ones. */
  readonly words: Readonly<Record<string, string>>;
};

/** The element as the build leaves it. Without our server it stays empty, and the page makes requests. */
export const emptySessionData = '<script type="application/json" id="session-data">null</script>';
