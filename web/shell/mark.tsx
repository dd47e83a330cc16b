import logo from "../../office.config.ts?logo";

import { parseHtml } from "#web/lib/text/trusted-types.ts";

const { body } = parseHtml(logo);

const draw = (place: HTMLElement | null) =>
  place?.replaceChildren(...[...body.children].map((element) => document.importNode(element, true)));

/** The logo of `office.config.ts`, part of the page so that it can have colours of the skin. The build checks the file. */
export const Mark = ({ className }: { className: string | undefined }) => (
  <span ref={draw} className={className} aria-hidden />
);
