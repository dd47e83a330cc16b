import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Milliseconds for the first start, including database and seed, on a busy machine. */
const timeoutMs = 60_000;

type ServerProcess = {
  /** Ends in a slash. */
  readonly baseUrl: string;
  readonly process: ChildProcess;
  /** Stops it gracefully, and waits until it has ended. */
  readonly stop: () => Promise<void>;
};

/** Starts the server with `npm start`'s command on a free port, and waits until it prints its address. */
export async function startServer(
  dataDirectory: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: "",
      DATABASE_DIRECT_URL: "",
      PORT: "0",
      ATRIUM_DATA: dataDirectory,
      // Done once, in the data that servers are started on.
      ATRIUM_BACKGROUND_WORK: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  const baseUrl = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill("SIGKILL");
      reject(new Error(`The server ${why}. It said:\n${output}`));
    };
    const timer = setTimeout(() => fail("did not start in time"), timeoutMs);
    const read = (part: Buffer) => {
      output += part.toString();
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => {
      clearTimeout(timer);
      fail("ended at its start");
    });
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { baseUrl, process: child, stop };
}
