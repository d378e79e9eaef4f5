import fastify from "fastify";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, it } from "vitest";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { firstNow } from "../testing/firstNow.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";
import { paymentRoutes } from "./paymentRoutes.ts";
import { ProviderFailure } from "./ProviderFailure.ts";

const shopUrl = "https://kamra.pelda.hu";

/** No row is in it. */
const db = new Kysely<DatabaseSchema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The routes of a shop whose only provider fails so on every message. */
async function failing(error: Error) {
  const logged: unknown[] = [];
  const simplePay: PaymentProvider = {
    start: () => Promise.reject(error),
    readBack: () => Promise.reject(error),
    readNotice: () => Promise.reject(error),
    find: () => Promise.reject(error),
  };
  const app = fastify();
  await app.register(paymentRoutes, {
    payments: { providers: { simplePay }, log: { error: (of: unknown) => void logged.push(of), warn: () => {} } },
    db,
    clock: () => new Date(firstNow),
    shopUrl,
  });
  return { app, logged };
}

it.each([
  ["503, so that it comes again, when its provider cannot be asked", 503, new ProviderFailure("Away")],
  ["500 when the shop fails", 500, new Error("A fault")],
])("A notice on a payment is answered by %s.", async (_when, status, error) => {
  const { app, logged } = await failing(error);
  const answer = await app.inject({ method: "POST", url: "/payment/simplePay/notice", payload: "{}" });
  expect([answer.statusCode, answer.body]).toEqual([status, "Error"]);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(logged).toEqual([{ err: error }]);
});

it("A shopper who comes back to a fault is led to the page about it, and the shop learns of the fault.", async () => {
  const error = new Error("A fault");
  const { app, logged } = await failing(error);
  const answer = await app.inject("/payment/simplePay/back");
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${shopUrl}/megrendeles/statusz?fizetes=ismeretlen`,
  ]);
  expect(logged).toEqual([{ err: error }]);
});

it("Nothing about a payment is stored on its way to the shopper.", async () => {
  const { app } = await failing(new ProviderFailure("Away"));
  for (const url of ["/payment/simplePay/pay/0123456789AB", "/payment/simplePay/back"])
    expect((await app.inject(url)).headers["cache-control"]).toBe("no-store");
});

it("A provider without a contract has no addresses.", async () => {
  const { app } = await failing(new ProviderFailure("Away"));
  expect((await app.inject("/payment/borgun/back")).statusCode).toBe(404);
});
