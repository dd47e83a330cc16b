import { office } from "#office";

/** Answers to GET requests that came with an event of the live stream, by address. */
const answers = new Map<string, unknown>();

/** Keeps answers for the requests that the event causes. Those of a later moment are made: the answer would be old. */
export function offerAnswers(byPath: Readonly<Record<string, unknown>>) {
  for (const [path, answer] of Object.entries(byPath)) {
    const address = office.apiRoot + path;
    answers.set(address, answer);
    setTimeout(() => {
      if (answers.get(address) === answer) answers.delete(address);
    });
  }
}

/** Takes the answer to a request, if there is one. */
export function takeAnswer(address: string) {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}
