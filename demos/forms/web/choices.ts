import { english } from "#contract/text/english.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";

/** The choices of the forms. A form sends the English text, which is translated where it is shown. */
export const genders = [english("Female"), english("Male"), english("Other")];
export const languages = [
  english("English"),
  english("French"),
  english("German"),
  english("Japanese"),
  english("Spanish"),
];
export const genres = [
  english("Action"),
  english("Comedy"),
  english("Documentary"),
  english("Drama"),
  english("Science fiction"),
  english("Thriller"),
];
export const colors = [
  english("Black"),
  english("Blue"),
  english("Green"),
  english("Red"),
  english("White"),
  english("Yellow"),
];
export const sizes = [english("Small"), english("Medium"), english("Large"), english("Extra large")];

/** Choices as options of a field, translated. */
export const toOptions = (choices: readonly string[]) =>
  choices.map((value) => ({ value, label: translateData(value) }));
