import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Linux gives ports from 32768 on to outgoing connections. */
const firstPort = 20_000;
const endOfPorts = 32_000;

/** Finds a free port that no outgoing connection takes, so that a server that has ended finds it free again. */
export async function findPort(): Promise<number> {
  const port = randomInt(firstPort, endOfPorts);
  const server = createServer();
  const isFree = await once(server.listen(port, "127.0.0.1"), "listening").then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : findPort();
}
