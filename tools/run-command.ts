import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The package's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

export type Ended = { readonly code: number; readonly output: string };

/**
 * Runs a program from `node_modules/.bin` or PATH until it ends. Returns its output, or prints it as it comes with
 * `show`.
 */
export function runCommand(
  file: string,
  args: readonly string[],
  { show = false, env, cwd = root }: { show?: boolean; env?: Record<string, string>; cwd?: string } = {},
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
