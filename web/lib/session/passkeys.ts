import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

import type { AuthOptions } from "#contract/account/auth.ts";
import { notify } from "#web/lib/alerts.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";

/** Whether this browser has passkeys for this address: it needs a host name and a secure context. */
export const canUsePasskeys = (options: AuthOptions | undefined) =>
  options?.passkeys === true && "PublicKeyCredential" in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

const loadCeremonies = () => import("@simplewebauthn/browser");

/** Asks the authenticator for a new passkey. @returns undefined if there is none, which is reported unless it was cancelled */
export const createPasskey = (options: Record<string, unknown>) =>
  runCeremony(async () => {
    const { startRegistration } = await loadCeremonies();
    return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  });

/** Asks the authenticator for one of its passkeys. @returns undefined if there is none, as above */
export const askForPasskey = (options: Record<string, unknown>) =>
  runCeremony(async () => {
    const { startAuthentication } = await loadCeremonies();
    return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  });

async function runCeremony<Credential>(run: () => Promise<Credential>) {
  try {
    return await run();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    // The person has cancelled, or waited too long.
    if (name === "NotAllowedError" || name === "AbortError") return undefined;
    const isKnown = name === "InvalidStateError";
    notify({
      title: isKnown
        ? translateData("This device already has a passkey for your account")
        : translateData("The browser could not use a passkey"),
      tone: "danger",
    });
    return undefined;
  }
}
