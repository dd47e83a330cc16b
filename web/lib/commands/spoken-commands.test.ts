import { expect, test } from "vitest";

import { knownLanguages } from "#contract/known-languages.ts";
import { hrefOf, isLinkable, screens } from "#contract/screens/screens.ts";
import { dictionaryOf } from "#contract/text/words.ts";
import { words } from "#generated/words.gen.ts";
import { allActions } from "#web/lib/commands/actions.ts";
import { type CommandTarget, createCommandMatcher, itemsOf } from "#web/lib/commands/spoken-commands.ts";

const readDictionary = (language: string) => (language === "en" ? {} : dictionaryOf(language, words));

const nameOf = (target: CommandTarget | undefined) =>
  target && (target.kind === "screen" ? target.href : target.action.name);

const matchers = new Map(knownLanguages.map(({ key }) => [key, createCommandMatcher([readDictionary(key)], screens)]));

const match = (language: string, ...alternatives: readonly string[]) => nameOf(matchers.get(language)?.(alternatives));

const addresses = new Set(screens.map(hrefOf));

/** Whether a row expects an action, or a screen that is installed. */
const isThere = (row: readonly string[]) => {
  const name = row.at(-1) ?? "";
  return !name.startsWith("/") || addresses.has(name);
};

const inEnglish: readonly (readonly [phrase: string, name: string])[] = [
  ["dashboard", "/dashboard"],
  ["open inbox", "/inbox/inbox"],
  ["go to calendar", "/calendar"],
  ["go to the calendar please", "/calendar"],
  ["graphs", "/graphs/flot"],
  ["show tables", "/tables/normal"],
  ["forms", "/form/elements"],
  ["open maps", "/maps"],
  ["gallery", "/gallery"],
  ["photos", "/gallery"],
  ["404", "/404"],
  ["back", "go-back"],
  ["go back", "go-back"],
  ["scroll up", "scroll-up"],
  ["scroll down", "scroll-down"],
  ["scroll to the top", "scroll-to-top"],
  ["scroll bottom", "scroll-to-bottom"],
  ["show navigation", "show-navigation"],
  ["hide navigation", "hide-navigation"],
  ["toggle navigation", "toggle-navigation"],
  ["mute", "mute"],
  ["sound on", "sound-on"],
  ["stop", "stop-listening"],
  ["help", "help"],
  ["got it", "got-it"],
  ["log out", "log-out"],
  ["logout", "log-out"],
];

test.each(inEnglish.filter(isThere))("spec §2: “%s” in English asks for %s", (phrase, name) => {
  expect(match("en", phrase)).toBe(name);
});

const inOtherLanguages: readonly (readonly [language: string, phrase: string, name: string])[] = [
  ["de", "Posteingang", "/inbox/inbox"],
  ["de", "öffne den Kalender", "/calendar"],
  ["de", "Gehe zum Dashboard, bitte", "/dashboard"],
  ["de", "zeige die Bestellungen", "/e-commerce/orders"],
  ["de", "Navigation ausblenden", "hide-navigation"],
  ["de", "Zurück", "go-back"],
  ["de", "Ton aus", "mute"],
  ["de", "Ton an", "sound-on"],
  ["fr", "ouvre la boîte de réception", "/inbox/inbox"],
  ["fr", "Boite de reception", "/inbox/inbox"],
  ["fr", "va au calendrier", "/calendar"],
  ["fr", "masquer la navigation", "hide-navigation"],
  ["fr", "retour", "go-back"],
  ["es", "abre el calendario", "/calendar"],
  ["es", "ir a la bandeja de entrada", "/inbox/inbox"],
  ["es", "silencio", "mute"],
  ["es", "atras", "go-back"],
  ["pt", "abrir o calendário", "/calendar"],
  ["pt", "caixa de entrada", "/inbox/inbox"],
  ["pt", "terminar sessão", "log-out"],
  ["pt", "mostre a tela calendário", "/calendar"],
  ["pt", "rolar para baixo", "scroll-down"],
  ["pt", "ajuda", "help"],
  ["ja", "カレンダーを開いて", "/calendar"],
  ["ja", "受信トレイ", "/inbox/inbox"],
  ["ja", "ダッシュボードに移動して", "/dashboard"],
  ["ja", "戻る", "go-back"],
  ["ja", "ミュート", "mute"],
  ["zh", "打开收件箱", "/inbox/inbox"],
  ["zh", "转到 日历", "/calendar"],
  ["zh", "向下滚动。", "scroll-down"],
  ["zh", "静音", "mute"],
  ["ar", "افتح التقويم", "/calendar"],
  ["ar", "تقويم", "/calendar"],
  ["ar", "اذهب إلى البريد الوارد", "/inbox/inbox"],
  ["ar", "ارجع", "go-back"],
  ["ar", "تسجيل الخروج", "log-out"],
];

test.each(inOtherLanguages.filter(isThere))("%s: “%s” asks for %s", (language, phrase, name) => {
  expect(match(language, phrase)).toBe(name);
});

/** Titles that two screens share; the first of them answers to it. */
const isFirstWithTitle = (title: string, words: Readonly<Record<string, string>>, href: string) =>
  hrefOf(screens.find((each) => (words[each.title] ?? each.title) === title) ?? { path: "", title: "" }) === href;

test.each(knownLanguages.map(({ key }) => key))(
  "%s: every screen answers to its title, every action to all of its phrases",
  (language) => {
    const words = readDictionary(language);
    const said = (text: string) => words[text] || text;
    const asked: readonly (readonly [string, string | undefined])[] = [
      ...allActions.flatMap(({ name, phrases }) => itemsOf(said(phrases)).map((each) => [each, name] as const)),
      ...screens
        .filter(isLinkable)
        .filter((screen) => isFirstWithTitle(said(screen.title), words, hrefOf(screen)))
        .map((screen) => [said(screen.title), hrefOf(screen)] as const),
    ];
    expect(asked.filter(([phrase, name]) => match(language, phrase) !== name)).toEqual([]);
  },
);

// No word of an everyday sentence runs a command by itself.
test.each([
  "I am in the calendar meeting",
  "can you hear me",
  "let us stop here for today",
  "the music is on mute again",
  "thank you",
])("“%s” asks for nothing", (phrase) => {
  expect(match("en", phrase)).toBeUndefined();
});
