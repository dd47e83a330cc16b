import { createInterface } from "node:readline/promises";

/** Asks a question in the terminal. @returns whether the answer is `y` or `yes`; the end of the input counts as no */
export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
