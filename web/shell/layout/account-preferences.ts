import { getPreferences, putPreferences, type Preferences } from "#contract/preferences.ts";
import { dismissAlert, notify } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api-client.ts";
import { setLanguage, translateData } from "#web/lib/i18n.ts";
import { retryAfter } from "#web/lib/live.ts";
import { liveState, onTopic } from "#web/lib/live-topics.ts";
import {
  adoptPreferences,
  type LocalPreferences,
  preferences,
  saveFailure,
  takeGuestPreferences,
} from "#web/lib/preferences.ts";
import { removeOtherAccounts } from "#web/lib/storage.ts";
import { areSavesHeld, noteSave } from "#web/shell/layout/hold-saves.ts";
import { type FailureKind, judgeFailure } from "#web/shell/layout/judge-failure.ts";
import { followOtherTabs } from "#web/shell/layout/show-preferences.ts";

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
 * Keeps this browser and the account in step, and follows other tabs. What cannot be saved stays in this browser, and is
 * tried again: with the next change, after a while, and when the server is reached again. The person is told once, and
 * once more when it is saved. Answers how to end it.
 */
export function keepWithAccount() {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let taken: LocalPreferences | undefined;
  const notice = createNotice(() => synchronize());

  const retryLater = () => {
    if (isOver) return;
    clearTimeout(retry);
    retry = setTimeout(synchronize, retryAfter(attempt, Math.random()));
    attempt += 1;
  };
  const retryNow = () => {
    if (retry === undefined) return;
    attempt = 0;
    synchronize();
  };
  const onFailure = (error: unknown) => {
    const kind = judgeFailure(error);
    if (isOver || kind === "session") return;
    saveFailure.set(error instanceof Error ? error.message : String(error));
    notice.show(kind);
    if (kind === "later") retryLater();
  };
  const recover = () => {
    attempt = 0;
    saveFailure.set(undefined);
    notice.close();
  };
  const onSaved = () => {
    if (isOver) return;
    const wasTold = notice.isOpen();
    recover();
    if (wasTold) notify({ title: translateData("Your settings are saved") });
  };
  const send = () => {
    const { changedAt, ...rest } = preferences.get();
    if (changedAt === undefined || areSavesHeld.get()) return;
    noteSave(call(putPreferences, { body: { ...rest, changedAt } }, quiet).then(onSaved, onFailure));
  };
  /** Compares with the account, and takes over or sends what is newer. */
  async function compare() {
    const account = await call(getPreferences, {}, quiet);
    if (isOver) return;
    const next = reconcile(preferences.get(), account);
    if (next === "send") send();
    if (next === "none") onSaved();
    if (next !== "adopt" || !account) return;
    recover();
    adopt(account);
    void setLanguage(account.language);
  }
  function synchronize() {
    clearTimeout(retry);
    retry = undefined;
    void compare().catch(retryLater);
  }
  const onChange = () => {
    clearTimeout(timer);
    if (preferences.get() !== taken) timer = setTimeout(send, sendAfter);
  };
  const adopt = (next: LocalPreferences) => {
    taken = next;
    adoptPreferences(next);
  };

  removeOtherAccounts();
  takeGuestPreferences();
  const ends = [
    preferences.subscribe(onChange),
    followOtherTabs((next) => {
      taken = next;
      preferences.set(next);
      void setLanguage(next.language);
    }),
    onTopic("preferences", synchronize),
    areSavesHeld.subscribe(() => !areSavesHeld.get() && synchronize()),
    liveState.subscribe(() => liveState.get() === "live" && retryNow()),
  ];
  addEventListener("online", retryNow);
  synchronize();
  return () => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(retry);
    removeEventListener("online", retryNow);
    for (const end of ends) end();
  };
}

/** Tells the person once that saving fails, however many changes they make. */
function createNotice(onTryAgain: () => void) {
  let shown: { readonly id: number; readonly kind: FailureKind } | undefined;
  /** Whoever tries again themselves is told how it went. */
  let isAsked = false;
  const tryAgain = () => {
    isAsked = true;
    onTryAgain();
  };
  return {
    show(kind: Exclude<FailureKind, "session">) {
      if (shown?.kind === kind && !isAsked) return;
      isAsked = false;
      if (shown) dismissAlert(shown.id);
      const id = notify({
        tone: "warning",
        title: translateData("Your settings could not be saved"),
        text: describeFailure(kind),
        ...(kind === "later" && { action: { label: translateData("Try again"), run: tryAgain } }),
      });
      shown = { id, kind };
    },
    isOpen: () => shown !== undefined,
    close() {
      if (shown) dismissAlert(shown.id);
      shown = undefined;
      isAsked = false;
    },
  };
}

function describeFailure(kind: FailureKind) {
  // Written once more, since only the browser knows whether it keeps it.
  const isKept = adoptPreferences(preferences.get());
  if (!isKept)
    return translateData("They are not kept in this browser either. They are lost when you close this page.");
  if (kind === "later") {
    return translateData("They are kept in this browser, and saved to your account once the server can be reached.");
  }
  const reason = saveFailure.get();
  return [
    translateData("The server did not accept them. They are kept in this browser only."),
    ...(reason === undefined ? [] : [translateData(reason)]),
  ].join("\n");
}

const quiet = { quiet: true } as const;
