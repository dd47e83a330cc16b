import { createFileRoute, redirect } from "@tanstack/react-router";

import { office } from "#office";

/** Where a sign-in leads that was asked for an address of the API: opens it, above the start page if it is a download. */
export const Route = createFileRoute("/api/$")({
  beforeLoad: ({ params: { _splat = "" }, location: { searchStr } }) => {
    globalThis.location.assign(`${office.apiRoot}/${_splat}${searchStr}`);
    throw redirect({ to: "/home", replace: true });
  },
});
