import { send } from "./send.ts";

/**
 * Posts JSON to a port of this machine, as another shopper each time, and returns the answer; fails unless it is a 200.
 */
export async function post(port: number, path: string, body: unknown): Promise<string> {
  const { status, text } = await send(port, path, { body });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${text.slice(0, 300)}`);
  return text;
}
