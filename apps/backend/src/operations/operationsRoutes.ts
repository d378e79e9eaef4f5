import type { FastifyPluginCallback, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { readAsText, textOf } from "../payment/readAsText.ts";
import { changeOperation } from "./changeOperation.ts";
import type { MovableClock } from "./movableClock.ts";
import { operationsPage } from "./operationsPage.ts";
import { readOperations } from "./readOperations.ts";
import { operationTexts as texts } from "./text.hu.ts";
import { allowOnlyThisMachine } from "../http/allowOnlyThisMachine.ts";

interface OperationsOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly clock: MovableClock;
  readonly shopUrl: string;
  /** Runs the jobs that became due when the clock was moved. */
  readonly runDueJobs: () => Promise<void>;
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** For development: a page at `/muveletek` that advances orders, time slots and the clock, and grants bank transfer. */
export const operationsRoutes: FastifyPluginCallback<OperationsOptions> = (
  app,
  { db, clock, shopUrl, runDueJobs },
  done,
) => {
  app.addHook("onRequest", allowOnlyThisMachine);
  readAsText(app);
  app.addHook(
    "onSend",
    async (_request, reply) => void reply.header("content-security-policy", policy).header("cache-control", "no-store"),
  );

  async function show(reply: FastifyReply, message: string | null): Promise<FastifyReply> {
    const now = clock.now();
    const html = operationsPage({
      ...(await readOperations(db, { now })),
      now,
      ahead: clock.ahead(),
      message,
      shopUrl,
    });
    return await reply.type("text/html; charset=utf-8").send(html);
  }

  app.get("/muveletek", async (_request, reply) => await show(reply, null));

  app.post("/muveletek", async ({ body, headers }, reply) => {
    // A page of another site, or of another port of this machine, could send such a form in the developer's name.
    if (headers["sec-fetch-site"] !== "same-origin") return await show(reply.code(403), texts.notDone);
    const message = await changeOperation(new URLSearchParams(textOf(body)), { db, clock });
    await runDueJobs();
    return await show(message === null ? reply.code(400) : reply, message ?? texts.notDone);
  });
  done();
};
