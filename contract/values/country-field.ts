import { z } from "zod/mini";

import { countryKeys, toCountryKey } from "./countries.ts";
import { required } from "../forms-fields.ts";

// Apart from the other rules of forms, which many screens share: the list of countries is long.

/** The key of a country, as in the list of specification §3. */
export const country = (message: string) =>
  required(message).check(
    z.overwrite(toCountryKey),
    z.refine((key) => countryKeys.has(key), { error: message }),
  );
