import { getPreferences, putPreferences, type Preferences } from "#contract/preferences.ts";
import { call } from "#web/lib/api-client.ts";
import { speakLanguage } from "#web/lib/i18n.ts";
import { onTopic } from "#web/lib/live-topics.ts";
import {
  adoptPreferences,
  type LocalPreferences,
  preferences,
  rereadPreferences,
  saveFailure,
} from "#web/lib/preferences.ts";

/** What is done where the browser and the account differ. */
export type Reconciliation = "adopt" | "send" | "none";

/**
 * The account wins on a device where nothing was ever changed; otherwise the newest change wins.
 *
 * @param account null while the account has none
 */
export function reconcile(local: LocalPreferences, account: Preferences | null): Reconciliation {
  if (!account) return local.changedAt === undefined ? "none" : "send";
  if (local.changedAt === undefined || local.changedAt < account.changedAt) return "adopt";
  return local.changedAt > account.changedAt ? "send" : "none";
}

/** A burst of changes is sent as one, this many milliseconds after its last. */
const sendAfter = 500;

/**
 * Keeps this browser and the account in step, and follows other tabs. What fails here costs nothing now and is tried
 * again with the next change; only the widgets say so. Answers how to end it.
 */
export function keepWithAccount() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    const { changedAt, ...rest } = preferences.get();
    if (changedAt === undefined) return;
    void call(putPreferences, { body: { ...rest, changedAt } }, quiet).then(
      () => saveFailure.set(undefined),
      (error: unknown) => saveFailure.set(error instanceof Error ? error.message : String(error)),
    );
  };
  const start = async () => {
    const account = await call(getPreferences, {}, quiet);
    const next = reconcile(preferences.get(), account);
    if (next === "adopt" && account) take(account);
    if (next === "send") send();
  };
  const onChange = () => {
    clearTimeout(timer);
    if (preferences.get() !== taken) timer = setTimeout(send, sendAfter);
  };
  let taken: LocalPreferences | undefined;
  const take = (next: LocalPreferences) => {
    taken = next;
    show(next);
  };
  const unsubscribe = preferences.subscribe(onChange);
  const unfollow = followOtherTabs(take);
  const unlisten = onTopic("preferences", () => void start().catch(ignore));
  void start().catch(ignore);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    unfollow();
    unlisten();
  };
}

function show(next: LocalPreferences) {
  adoptPreferences(next);
  void speakLanguage(next.language);
}

/** Takes over what another tab of this browser has changed; that one also tells the account. Answers how to end it. */
export function followOtherTabs(take: (next: LocalPreferences) => void = show) {
  const onStorage = ({ key }: StorageEvent) => {
    const next = key === null || key.startsWith("atrium.") ? rereadPreferences() : undefined;
    if (next && next.changedAt !== preferences.get().changedAt) take(next);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

const quiet = { quiet: true } as const;
const ignore = () => {};
