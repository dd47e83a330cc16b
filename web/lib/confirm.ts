import { createStore } from "#web/lib/store.ts";

/** A question to answer before something is lost. All texts have to be translated. */
export type Question = {
  readonly title: string;
  readonly text?: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly tone?: "danger" | "default";
};

export type OpenQuestion = Question & { answer: (confirmed: boolean) => void };

/** The open question, which the shell renders. */
export const openQuestion = createStore<OpenQuestion | undefined>(undefined);

/**
 * Asks the question, and resolves to whether it was confirmed. Closing the dialog any other way means no.
 *
 * @param signal withdraws the question, which then resolves to no
 */
export const askToConfirm = (question: Question, signal?: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    openQuestion.get()?.answer(false);
    const open: OpenQuestion = {
      ...question,
      answer(confirmed) {
        openQuestion.set(undefined);
        resolve(confirmed);
      },
    };
    openQuestion.set(open);
    signal?.addEventListener("abort", () => openQuestion.get() === open && open.answer(false), { once: true });
  });
