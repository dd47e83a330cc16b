import { valueNames } from "#demos/forms/web/describe-submission.ts";
import { listCountries, nameCountry } from "#web/lib/i18n/countries.ts";

valueNames.set("country", nameCountry);

/** The choices of a field that stores the key of a country. */
export const countryChoices = () => listCountries().map(({ key, name }) => ({ value: key, label: name }));
