import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

const log: string[] = [];
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    isDevelopment: true,
    shopUrl: "https://bolt.pelda.hu",
    logger: { level: "info", stream: { write: (line) => log.push(line) } },
  });
});
afterAll(() => backend.close());

it("a request has a minute to arrive whole, so that slow ones do not take all connections", () => {
  expect(backend.app.server.requestTimeout).toBe(60_000);
});

it("the log has 64 letters of what a client calls its operation", async () => {
  const operationName = "o".repeat(65);
  await backend.ask(`query ${operationName} { footerBlocks { id } }`);
  await backend.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationName, query: `query ${operationName} { footerBlocks { id } }` }),
  });
  expect(log.join("")).toContain(`"operation":"${"o".repeat(64)}"`);
});

describe("an answer that is no answer", () => {
  it("to an unknown address does not repeat it", async () => {
    for (const [method, path] of [
      ["GET", "/nincs/titok?titok"],
      ["POST", "/token-login/titok"],
      ["PUT", "/graphql/titok"],
    ]) {
      const response = await backend.fetch(path ?? "", { method: method ?? "" });
      expect([response.status, await response.text(), response.headers.get("x-content-type-options")]).toEqual([
        404,
        "Not Found\n",
        "nosniff",
      ]);
    }
  });

  it("says when to try again", async () => {
    const by = { headers: { "x-forwarded-for": "198.51.100.7" } };
    for (let time = 0; time < 100; time += 1) expect((await backend.fetch("/signin/goodid", by)).status).toBe(302);
    const { status, headers } = await backend.fetch("/signin/goodid", by);
    expect([status, headers.get("retry-after")]).toEqual([429, "3600"]);
  });

  it("reveals nothing of the failure but its number in the log", async () => {
    const broken = await startTestBackend({
      isDevelopment: true,
      logger: { level: "info", stream: { write: (line) => log.push(line) } },
    });
    await broken.database.db.schema.dropTable("mails").execute();
    const response = await broken.fetch("/postalada");
    const [, id] = /^Internal Server Error: ([0-9a-f-]{36})\n$/.exec(await response.text()) ?? [];
    await broken.close();
    expect(response.status).toBe(500);
    expect(log.find((line) => line.includes(id ?? "no id"))).toContain('relation \\"mails\\" does not exist');
  });
});

describe("what only developers may see", () => {
  const cartAmongOthers: unknown = expect.arrayContaining([{ name: "Cart" }]);
  const ask = (at: TestBackend) => at.ask<{ __schema: object } | undefined>("{ __schema { types { name } } }");

  it("is served to them: a page to try requests in, all of it from here, and the schema", async () => {
    const page = await backend.fetch("/graphiql");
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect((await ask(backend)).data).toMatchObject({ __schema: { types: cartAmongOthers } });
  });

  it("is not served in production, where messages suggest no field names either", async () => {
    const production = await startTestBackend();
    for (const path of ["/graphiql", "/metrics", "/muveletek", "/postalada", "/goodid-simulator/jwks"])
      expect((await production.fetch(path)).status).toBe(404);
    const { status, data, errors } = await ask(production);
    expect({ status, data, code: errors[0]?.extensions.code }).toEqual({
      status: 400,
      data: undefined,
      code: "GRAPHQL_VALIDATION_FAILED",
    });
    expect((await production.ask("{ footerBlock { id } }")).errors[0]?.message).toBe(
      'Cannot query field "footerBlock" on type "Query".',
    );
    await production.close();
  });
});
