import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/** What the SDK sends beside what every browser may send anyway. */
const sent = ["authorization", "content-type", "idempotency-key", "if-match"];

/** Lets pages of these origins call the services of a scope. They bring no cookies: who calls is told by `Authorization`. */
export async function allowOrigins(app: FastifyInstance, origins: ReadonlyArray<string>): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST", "PUT", "DELETE"],
    allowedHeaders: sent,
    exposedHeaders: ["retry-after", "x-request-id"],
    maxAge: 7200,
  });
}
