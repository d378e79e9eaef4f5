import type { FastifyReply, onRequestAsyncHookHandler } from "fastify";
import { isTarget } from "./isTarget.ts";
import { isThisMachine } from "./isThisMachine.ts";
import { page } from "./page.ts";
import { addressTexts } from "./text.hu.ts";

const isHost = (host: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);

/** Whether two parts of the server could read two different hosts (RFC 9112, 3.2). */
const isAmbiguous = (rawHeaders: ReadonlyArray<string>): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;

async function send(reply: FastifyReply, status: 400 | 421): Promise<FastifyReply> {
  const { title, text } = status === 400 ? addressTexts.unreadable : addressTexts.elsewhere;
  const home = status === 400 ? `<p><a href="/">${addressTexts.home}</a></p>` : "";
  return await reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(page(title, `<p>${text}</p>${home}`));
}

/**
 * Refuses unreadable addresses and several hosts (400). A shop whose own address is this machine's answers to no other name (421);
 * otherwise a web page could read it by DNS rebinding.
 */
export function refuseWrongAddress({ shopUrl }: { readonly shopUrl: string }): onRequestAsyncHookHandler {
  const isLocal = isThisMachine(new URL(shopUrl).host);
  return async ({ originalUrl, headers: { host = "" }, raw: { rawHeaders } }, reply) => {
    if (!isTarget(originalUrl) || (host !== "" && !isHost(host)) || isAmbiguous(rawHeaders))
      return await send(reply, 400);
    if (isLocal && !isThisMachine(host)) return await send(reply, 421);
    return undefined;
  };
}
