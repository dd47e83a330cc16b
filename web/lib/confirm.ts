import { createStore } from "#web/lib/store.ts";

/** A question that must be answered before something is lost. The words are translated by the caller. */
export type Question = {
  readonly title: string;
  readonly text?: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly tone?: "danger" | "default";
};

export type OpenQuestion = Question & { answer: (confirmed: boolean) => void };

/** The question that is being asked, and where its answer goes; drawn by the shell. */
export const openQuestion = createStore<OpenQuestion | undefined>(undefined);

/** Asks, and answers whether it was confirmed. Closing the dialog by any other way is a no. */
export const askToConfirm = (question: Question) =>
  new Promise<boolean>((resolve) => {
    openQuestion.get()?.answer(false);
    openQuestion.set({
      ...question,
      answer(confirmed) {
        openQuestion.set(undefined);
        resolve(confirmed);
      },
    });
  });
