import { defaultLanguage, officeLanguages } from "#contract/languages.ts";
import { getMenu } from "#contract/screens/menu.ts";
import { getPreferences } from "#contract/account/preferences.ts";
import { menuSections } from "#contract/screens/menu-groups.ts";
import { menuGroups, screens } from "#contract/screens/screens.ts";
import { emptySessionData, type SessionData, shellEndpoints } from "#contract/account/session-data.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";

/** The requests that the shell makes, whichever screen is the first. */
const endpoints = [getMenu, ...shellEndpoints];

/** The texts of the HTML's frame. */
const frameTexts = [
  ...menuSections,
  ...[...screens, ...menuGroups].map(({ title }) => title),
  "Filter navigation",
  "Search",
  "Support",
  "API documentation",
];

/**
 * Collects the shell's data for a session from the API's own handlers. Failed requests are left out; the page then
 * makes them itself.
 *
 * @param ask makes a GET request of the API
 */
export async function readSessionData(
  account: string,
  ask: (path: string) => Response | Promise<Response>,
): Promise<SessionData> {
  const entries = await Promise.all(
    endpoints.map(async ({ path }): Promise<readonly [string, unknown][]> => {
      const response = await ask(path);
      return response.ok ? [[`api${path}`, await response.json()]] : [];
    }),
  );
  const answers = Object.fromEntries(entries.flat());
  const chosen = getPreferences.response.safeParse(answers[`api${getPreferences.path}`]).data?.language;
  const language = officeLanguages().find(({ key }) => key === chosen)?.key ?? defaultLanguage();
  const dictionary = findDictionary(language) ?? {};
  const words = frameTexts.flatMap((text) => {
    const word = dictionary[text];
    return word === undefined || word === text ? [] : [[text, word] as const];
  });
  return { account, answers, language, words: Object.fromEntries(words) };
}

/** Writes the data into the page. `<` is escaped: what people have written must not end the element. */
export const writeSessionData = (page: string, data: SessionData) =>
  page.replace(emptySessionData, () =>
    emptySessionData.replace("null", () => JSON.stringify(data).replaceAll("<", String.raw`\u003c`)),
  );
