import { queryOptions, useQuery } from "@tanstack/react-query";

import { getAuthOptions, hasLength } from "#contract/account/auth.ts";
import { call } from "#web/lib/api/api-client.ts";
import type { FieldErrors } from "#web/lib/form/form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

/** The sign-in methods of the server. */
export const authOptionsQuery = queryOptions({
  queryKey: unannouncedKey("auth-options"),
  queryFn: ({ signal }) => call(getAuthOptions, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The server's rule for the field `password` of a form that sets one: a hint, and the check of the length. Until the
 * options have loaded, the server alone checks.
 */
export function usePasswordRule() {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const limits = options?.passwordLength;
  const hint =
    limits &&
    (options.isDemo
      ? t("{{min}} to {{max}} characters", limits)
      : t("Use {{min}} to {{max}} characters. Do not use your name or a common password.", limits));
  const validate = ({ password }: { readonly password: string }, errors: FieldErrors): FieldErrors =>
    limits === undefined || hasLength(password, limits)
      ? errors
      : { ...errors, password: t("The password must be {{min}} to {{max}} characters long", limits) };
  return { hint, validate };
}
