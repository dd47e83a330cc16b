import { getPreferences, putPreferences, type Preferences } from "#contract/account/preferences.ts";
import { dismissAlert, notify } from "#web/lib/alerts.ts";
import { call, reportFailure } from "#web/lib/api/api-client.ts";
import { setLanguage, translateData } from "#web/lib/i18n/i18n.ts";
import { retryAfter } from "#web/lib/live/live.ts";
import { liveState, onTopic } from "#web/lib/live/live-topics.ts";
import {
  adoptPreferences,
  isBefore,
  type LocalPreferences,
  preferences,
  saveFailure,
  adoptGuestPreferences,
} from "#web/lib/session/preferences.ts";
import { sessionLoss } from "#web/lib/session/session.ts";
import { removeOtherAccounts } from "#web/lib/session/storage.ts";
import { areSavesHeld, noteSave } from "#web/shell/layout/hold-saves.ts";
import { type FailureKind, judgeFailure } from "#web/shell/layout/judge-failure.ts";
import { followOtherTabs } from "#web/shell/layout/show-preferences.ts";

/** The action to take if the browser and the account differ. */
export type Reconciliation = "adopt" | "send" | "none";

/**
 * The account wins on a device where nothing was ever changed; otherwise the newest change wins.
 *
 * @param account null if the account has no preferences
 */
export function reconcile(local: LocalPreferences, account: Preferences | null): Reconciliation {
  if (!account) return local.changedAt === undefined ? "none" : "send";
  if (isBefore(local, account)) return "adopt";
  return isBefore(account, local) ? "send" : "none";
}

/** A burst of changes is sent once, this many milliseconds after the last one. */
const sendAfter = 500;

/**
 * Synchronises preferences between this browser, other tabs and the account. What cannot be saved stays in this browser
 * and is retried: with the next change, after a while, and when the server can be reached again. The person is notified
 * once, and again when it is saved. @returns a function that stops it
 */
export function keepWithAccount() {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let taken: LocalPreferences | undefined;
  /** The `changedAt` of what is being saved, or was rejected by the server: it is not sent again. */
  let sent: string | undefined;
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
    if (kind !== "refused") sent = undefined;
    if (isOver || kind === "session") return;
    saveFailure.set(error instanceof Error ? error.message : String(error));
    notice.show(kind, error);
    if (kind === "later") retryLater();
  };
  const recover = () => {
    attempt = 0;
    saveFailure.set(undefined);
    notice.close();
  };
  const onSaved = () => {
    sent = undefined;
    if (isOver) return;
    const wasTold = notice.isOpen();
    recover();
    if (wasTold) notify({ title: translateData("Settings saved") });
  };
  const send = () => {
    clearTimeout(timer);
    const { changedAt, ...rest } = preferences.get();
    if (changedAt === undefined || changedAt === sent || areSavesHeld.get()) return;
    sent = changedAt;
    noteSave(call(putPreferences, { body: { ...rest, changedAt } }, quiet).then(onSaved, onFailure));
  };
  /** Compares with the account, and adopts or sends the newer preferences. */
  async function compare() {
    const account = await call(getPreferences, {}, quiet);
    if (isOver) return;
    const next = reconcile(preferences.get(), account);
    if (next === "send") send();
    if (next === "none") onSaved();
    if (next !== "adopt" || !account) return;
    recover();
    adopt(account);
    void setLanguage(preferences.get().language);
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
  adoptGuestPreferences();
  const ends = [
    preferences.subscribe(onChange),
    followOtherTabs((next) => {
      // Unless they were reset, which has no time.
      if (next.changedAt !== undefined && isBefore(next, preferences.get())) return;
      taken = next;
      preferences.set(next);
      void setLanguage(next.language);
    }),
    onTopic("preferences", synchronize),
    // A sign-out in another window has removed them from the browser.
    sessionLoss.subscribe(() => sessionLoss.get() === undefined && synchronize()),
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

/** Notifies the person once that saving fails, however many changes they make. */
function createNotice(onTryAgain: () => void) {
  let shown: { readonly id: number; readonly kind: FailureKind } | undefined;
  /** After a manual retry, the person is told the result. */
  let isAsked = false;
  const tryAgain = () => {
    isAsked = true;
    onTryAgain();
  };
  return {
    show(kind: Exclude<FailureKind, "session">, error: unknown) {
      if (shown?.kind === kind && !isAsked) return;
      isAsked = false;
      if (shown) dismissAlert(shown.id);
      const action = kind === "later" ? { label: translateData("Try again"), run: tryAgain } : undefined;
      const id = reportFailure(
        error,
        [translateData("Your settings could not be saved"), describeConsequence(kind)],
        action,
      );
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

function describeConsequence(kind: FailureKind) {
  // Writes them once more, since only the browser knows whether it stores them.
  const isKept = adoptPreferences(preferences.get());
  if (!isKept)
    return translateData("They could not be kept in this browser either. You will lose them when you close this page.");
  if (kind === "later") {
    return translateData(
      "They are kept in this browser and will be saved to your account when the server can be reached.",
    );
  }
  return translateData("The server rejected them. They are kept in this browser only.");
}

const quiet = { quiet: true } as const;
