import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder of the package. */
export const root = fileURLToPath(new URL("..", import.meta.url));

export type Ended = { readonly code: number; readonly output: string };

/**
 * Runs a program of `node_modules/.bin` or of the path to its end. What it prints is returned; with `show` it is
 * seen as it comes instead.
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
