import { useNavigate, useSearch } from "@tanstack/react-router";

import type { WizardsParams } from "#demos/forms/web/wizards/wizards-params.ts";

/** The step of a wizard in the address, and the function that changes it. */
export function useStep(parameter: keyof WizardsParams) {
  const search = useSearch({ from: "/_shell/form/wizards" });
  const navigate = useNavigate();
  return {
    step: search[parameter],
    onStep: (step: number, { replace }: { readonly replace: boolean }) =>
      void navigate({
        to: "/form/wizards",
        search: (known) => ({ ...known, [parameter]: step }),
        replace,
        resetScroll: false,
      }),
  };
}
