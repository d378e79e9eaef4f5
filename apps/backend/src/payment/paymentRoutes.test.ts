import fastify from "fastify";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, it } from "vitest";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { firstNow } from "../testing/firstNow.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";
import { paymentRoutes } from "./paymentRoutes.ts";
import { ProviderFailure } from "./ProviderFailure.ts";

const shopUrl = "https://kamra.pelda.hu";

const databaseOf = (driver: DummyDriver) =>
  new Kysely<DatabaseSchema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** No row is in it. */
const empty = databaseOf(new DummyDriver());

const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

class AwayDriver extends DummyDriver {
  override acquireConnection(): ReturnType<DummyDriver["acquireConnection"]> {
    return Promise.reject(away);
  }
}

/** The routes of a shop whose only provider fails so on every message. */
async function failing(error: Error, db = empty) {
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
  ["503, so that it comes again, while the database is away", 503, away],
  ["500 when the shop fails", 500, new Error("A fault")],
])("A notice on a payment is answered by %s.", async (_when, status, error) => {
  const { app, logged } = await failing(error);
  const answer = await app.inject({ method: "POST", url: "/payment/simplePay/notice", payload: "{}" });
  expect([answer.statusCode, answer.body]).toEqual([status, "Error"]);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.headers["retry-after"]).toBe(status === 503 ? "5" : undefined);
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

it.each([
  ["goes to pay", { method: "GET", url: "/payment/simplePay/pay/0123456789AB" }, "get"],
  ["comes back by an address", { method: "GET", url: "/payment/simplePay/back?r=a%22b&s=c" }, "get"],
  ["comes back by a form", { method: "POST", url: "/payment/simplePay/back", payload: "r=a%22b&s=c" }, "post"],
] as const)(
  "A shopper who %s while the database is away gets 503 and a button that sends the same again.",
  async (_what, request, again) => {
    const { app, logged } = await failing(away, databaseOf(new AwayDriver()));
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.body).toContain(`<form method="${again}">`);
    if (request.url.includes("back"))
      expect(answer.body).toContain(
        '<input type="hidden" name="r" value="a&quot;b"><input type="hidden" name="s" value="c">',
      );
    expect(logged).toEqual([{ err: away }]);
  },
);

it("Nothing about a payment is stored on its way to the shopper.", async () => {
  const { app } = await failing(new ProviderFailure("Away"));
  for (const url of ["/payment/simplePay/pay/0123456789AB", "/payment/simplePay/back"])
    expect((await app.inject(url)).headers["cache-control"]).toBe("no-store");
});

it("A provider without a contract has no addresses.", async () => {
  const { app } = await failing(new ProviderFailure("Away"));
  expect((await app.inject("/payment/borgun/back")).statusCode).toBe(404);
});
