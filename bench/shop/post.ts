import { setTimeout as pause } from "node:timers/promises";
import { send } from "./send.ts";

/**
 * Posts JSON to a port of this machine, as another shopper each time, and returns the answer; one that is refused for now, as a busy machine may refuse it, again until it is
 * answered, and that time counts. Fails unless it is a 200.
 */
export async function post(port: number, path: string, body: unknown): Promise<string> {
  for (;;) {
    const { status, text, waits } = await send(port, path, { body });
    if (status === 200) return text;
    if (status !== 503 || !waits) throw new Error(`${path} answers ${status}: ${text.slice(0, 300)}`);
    await pause(50);
  }
}
