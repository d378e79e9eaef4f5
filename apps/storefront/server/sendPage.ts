import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodings, type SentPage } from "./SentPage.ts";

const isEncoding = (name: string | null): name is Encoding => encodings.some((known) => known === name);

function isKnownTo({ headers }: FastifyRequest, page: SentPage): boolean {
  const etag = page.headers.get("etag");
  const known = headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
  return etag !== null && known.includes(etag);
}

/** Sends a page in the browser's preferred compression; 304 to one that has it. Sets `Vary` for caches. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage): Promise<FastifyReply> {
  for (const [name, value] of page.headers) if (name !== "set-cookie") reply.header(name, value);
  for (const cookie of page.headers.getSetCookie()) reply.header("set-cookie", cookie);
  reply.header("vary", "Cookie, Accept-Encoding");
  // An answer with a cookie is private.
  if (reply.hasHeader("set-cookie") && page.isPublic)
    reply.removeHeader("etag").header("cache-control", "private, no-cache");
  else if (isKnownTo(request, page)) return await reply.code(304).send();
  const accepted = negotiate(request.headers["accept-encoding"] ?? "identity", [...encodings]);
  const encoding = isEncoding(accepted) ? accepted : "identity";
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return await reply.code(page.status).send(await page.bytes(encoding));
}
