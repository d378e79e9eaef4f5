import { fastify, type FastifyInstance } from "fastify";
import mercurius from "mercurius";
import { createBatches } from "../../apps/backend/src/api/createBatches.ts";
import { readSchema } from "../../apps/backend/src/api/readSchema.ts";
import { resolvers } from "../../apps/backend/src/api/resolvers.ts";
import { imageUrls } from "../../apps/backend/src/image/imageUrls.ts";
import { demoPictures } from "@kamra/demo-data";
import type { Backend } from "@kamra/backend";

/** The same resolvers and database with the bare GraphQL executor: no limits, callers, log or headers. */
export async function executorServer({ database: { db } }: Backend): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(mercurius, {
    schema: readSchema(),
    resolvers,
    jit: 1,
    context: () => {
      const now = new Date();
      return {
        db,
        now,
        user: null,
        tokenHash: null,
        network: "",
        idempotencyKey: null,
        ifMatch: null,
        imageUrls: (key: string) => imageUrls(key, demoPictures),
        payments: { providers: {}, log: app.log },
        batches: createBatches({ db, current: db, now, user: null }),
      };
    },
  });
  return app;
}
