import { getUser } from "#contract/users.ts";
import { office } from "#office";
import { call } from "#web/lib/api/api-client.ts";
import { asksForSession, sessionLoss } from "#web/lib/session/session.ts";

/**
 * Lets a link to the API, such as a download, ask first whether the session still exists. Otherwise, the browser would
 * save or show the server's refusal. The link is followed once the person has signed in again.
 *
 * @returns a function that ends it
 */
export function followApiLinks() {
  document.addEventListener("click", followApiLink);
  return () => document.removeEventListener("click", followApiLink);
}

function followApiLink(event: MouseEvent) {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  // With a modifier, it opens in another window, which the server redirects to the login.
  if (!link || event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!asksForSession()) return;
  // The dialog that asks for the session has links to providers.
  if (sessionLoss.get() !== undefined && link.closest("dialog")) return;
  if (!link.href.startsWith(new URL(`${office.apiRoot}/`, document.baseURI).href)) return;
  event.preventDefault();
  // Outside the document, the copy's click is not heard here.
  const copy = link.cloneNode();
  // A failure is shown in an alert.
  void call(getUser, {}).then(
    () => copy instanceof HTMLElement && copy.click(),
    () => undefined,
  );
}
