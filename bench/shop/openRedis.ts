import { spawn } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const port = 54_330;

async function connected(attempts = 50): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  if (isOpen) return socket;
  if (attempts === 0) throw new Error("redis-server does not answer");
  await pause(100);
  return await connected(attempts - 1);
}

/** A Redis server in memory alone, and one connection to it; `null` when there is no redis-server. */
export async function openRedis(): Promise<{
  /** Sends a command and returns the length of its answer. */
  readonly ask: (...words: ReadonlyArray<string>) => Promise<number>;
  readonly stop: () => void;
} | null> {
  const server = spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"], {
    stdio: "ignore",
  });
  const isMissing = await Promise.race([
    new Promise<boolean>((resolve) => server.once("error", () => resolve(true))),
    new Promise<boolean>((resolve) => server.once("spawn", () => resolve(false))),
  ]);
  if (isMissing) return null;
  const socket = await connected();
  const ask = async (...words: ReadonlyArray<string>): Promise<number> => {
    const command = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join("");
    socket.write(`*${words.length}\r\n${command}`);
    let text = "";
    for (;;) {
      text += await new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString())));
      // "$5\r\nhello\r\n", or a line alone.
      const announced = /^\$(\d+)\r\n/.exec(text);
      if (
        announced === null
          ? text.endsWith("\r\n")
          : Buffer.byteLength(text) >= announced[0].length + Number(announced[1]) + 2
      )
        return text.length;
    }
  };
  return {
    ask,
    stop() {
      socket.destroy();
      server.kill();
    },
  };
}
