import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/** The SDK's headers beyond those that every browser may send. */
const sent = ["authorization", "content-type", "idempotency-key", "if-match"];

/**
 * Lets pages of these origins call the services of a scope. They send no cookies: `Authorization` identifies the
 * caller.
 */
export async function allowOrigins(app: FastifyInstance, origins: ReadonlyArray<string>): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST", "PUT", "DELETE"],
    allowedHeaders: sent,
    exposedHeaders: ["retry-after", "server-time", "x-request-id"],
    maxAge: 7200,
  });
}
