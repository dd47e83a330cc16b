import { languageKeys } from "#contract/known-languages.ts";
import { office } from "#office";

// Tests read English, and try other languages, whichever the office has.
Object.assign(office, { languages: ["en", ...languageKeys.filter((key) => key !== "en")] });
