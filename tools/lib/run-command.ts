import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The package's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * What Node runs as the compiler. `node_modules/.bin/tsc` is that of version 6, which `@typescript/typescript6` depends on.
 * With more threads, the compiler takes almost twice the processor time, and other checks run at the same time.
 */
export const compiler = [
  fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url)),
  "--singleThreaded",
] as const;

export type Ended = { readonly code: number; readonly output: string };

type RunOptions = { readonly show?: boolean; readonly env?: Record<string, string>; readonly cwd?: string };

/**
 * Runs a program from `node_modules/.bin` or PATH until it ends. Returns its output, or prints it as it comes with
 * `show`.
 */
export function runCommand(
  file: string,
  args: readonly string[],
  { show = false, env, cwd = root }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout?.on("data", (part: Buffer) => (output += part.toString()));
    child.stderr?.on("data", (part: Buffer) => (output += part.toString()));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program as `runCommand`, and returns its output. @throws {Error} with the command and its output if it fails */
export async function runOrThrow(file: string, args: readonly string[], options?: RunOptions): Promise<string> {
  const { code, output } = await runCommand(file, args, options);
  if (code !== 0) throw new Error(`${file} ${args.join(" ")}\n${output}`);
  return output;
}
