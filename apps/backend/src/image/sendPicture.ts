import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

interface Drawn {
  readonly picture: string | Uint8Array | null;
  readonly type: "image/svg+xml; charset=utf-8" | "image/png";
  /** Whether its address names the pictures' version, so that it is immutable; others are revalidated after an hour. */
  readonly isImmutable: boolean;
}

/** Answers with a picture; `null` is an unknown one. */
export async function sendPicture(
  { picture, type, isImmutable }: Drawn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (picture === null) {
    return reply
      .code(404)
      .header("cache-control", "public, max-age=60")
      .type("text/plain; charset=utf-8")
      .send("No such picture");
  }
  const etag = `"${createHash("sha1").update(picture).digest("base64url")}"`;
  reply.headers({
    etag,
    "cache-control": isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    // Frontends of other hosts show the shop's pictures too.
    "cross-origin-resource-policy": "cross-origin",
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type(type).send(picture);
}
