import { auditServer } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseAs } from "../testing/parseAs.ts";
import { smallSeed } from "../seed/smallSeed.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

const anyText: unknown = expect.any(String);
const anyList: unknown = expect.any(Array);
const anyNumber: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
const footerLinks: unknown = expect.stringContaining("footer_links");

let backend: TestBackend;
const log: string[] = [];

beforeAll(async () => {
  backend = await startTestBackend({ logger: { level: "info", stream: { write: (line) => log.push(line) } } });
});
afterAll(() => backend.close());

interface Sent {
  readonly body: string;
  readonly headers?: Record<string, string>;
}

async function post({ body, headers = {} }: Sent) {
  const response = await backend.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, type: response.headers.get("content-type"), headers: response.headers, text };
}

interface Parsed {
  readonly data?: Record<string, unknown>;
  readonly errors?: { extensions: { code: string } }[];
}

const parse = (text: string): Parsed => parseAs<Parsed>(text);
const codes = (text: string) => parse(text).errors?.map(({ extensions }) => extensions.code);
const modern = { accept: "application/graphql-response+json" };

describe("GraphQL over HTTP", () => {
  /** The specification's audit, except for GET, which it allows to be off. */
  async function audit(fetchFn: typeof fetch): Promise<string[]> {
    const results = await auditServer({ url: "http://backend.invalid/graphql", fetchFn });
    expect(results.length).toBeGreaterThan(50);
    return results
      .filter(({ status, name }) => status !== "ok" && !(status === "notice" && /^MAY .*GET/.test(name)))
      .map(({ name, status }) => `${status}: ${name}`);
  }

  it("passes every check of the specification's audit", async () => {
    const development = await startTestBackend({ isDevelopment: true });
    expect(await audit(development.fetch)).toEqual([]);
    await development.close();
  });

  it("passes the audit in production as well, but for the two checks that ask for the schema", async () => {
    expect(await audit(backend.fetch)).toEqual([
      "warn: SHOULD allow map {variables} parameter when accepting application/graphql-response+json",
      "error: MUST allow map {variables} parameter when accepting application/json",
    ]);
  });

  it.each([
    ["no JSON", "{", 400, "BAD_REQUEST"],
    ["half a body", '{"query":"{ footerBlocks { id } }"', 400, "BAD_REQUEST"],
    ["nothing", "", 400, "BAD_REQUEST"],
    ["a list", "[]", 400, "BAD_REQUEST"],
    ["no query", "{}", 400, "BAD_REQUEST"],
    ["a query that is no text", '{"query":7}', 400, "BAD_REQUEST"],
    ["variables that are no object", '{"query":"{ footerBlocks { id } }","variables":"x"}', 400, "BAD_REQUEST"],
    [
      "an operation's name that is none",
      '{"query":"{ footerBlocks { id } }","operationName":"a b"}',
      400,
      "BAD_REQUEST",
    ],
    [
      "a poisoned prototype",
      '{"query":"{ footerBlocks { id } }","variables":{"__proto__":{"a":1}}}',
      400,
      "BAD_REQUEST",
    ],
    ["a document that does not parse", '{"query":"{ footerBlocks { id }"}', 400, "GRAPHQL_PARSE_FAILED"],
    [
      "a parsed document in place of its text",
      '{"query":"{\\"kind\\":\\"Document\\",\\"definitions\\":[]}"}',
      400,
      "GRAPHQL_PARSE_FAILED",
    ],
    ["an unknown field", '{"query":"{ nothingOfTheKind }"}', 400, "GRAPHQL_VALIDATION_FAILED"],
    [
      "an unknown operation",
      '{"query":"query a { footerBlocks { id } }","operationName":"b"}',
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a document too deep",
      JSON.stringify({ query: `{ allProductCategories ${"{ children ".repeat(15)}{ id }${" }".repeat(15)} }` }),
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a document too wide",
      JSON.stringify({
        query: `{ ${Array.from({ length: 21 }, (_, index) => `a${index}: footerBlocks { id }`).join(" ")} }`,
      }),
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a document too wide by fragments",
      JSON.stringify({
        query: `{ ...A } fragment A on Query { ${Array.from({ length: 21 }, (_, index) => `a${index}: footerBlocks { id }`).join(" ")} }`,
      }),
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a document too long",
      JSON.stringify({ query: `{ footerBlocks { ${"id ".repeat(5000)} } }` }),
      400,
      "GRAPHQL_PARSE_FAILED",
    ],
    ["a body too large", JSON.stringify({ query: "#".repeat(600 * 1024) }), 413, "BAD_REQUEST"],
  ])("[NET-8] explains what is wrong with %s", async (_name, body, status, code) => {
    for (let time = 0; time < 3; time += 1) {
      const answer = await post({ body, headers: modern });
      expect([answer.status, codes(answer.text)]).toEqual([status, [code]]);
    }
  });

  it("refuses what a form of another site could send", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      expect(
        (await post({ body: '{"query":"mutation { createCart { id } }"}', headers: { "content-type": type } })).status,
      ).toBe(415);
    }
    expect((await backend.fetch("/graphql?query={footerBlocks{id}}")).status).toBe(404);
  });

  it("answers an older client's mistakes with 200, and an unknown media type with 406", async () => {
    const body = '{"query":"{ nothingOfTheKind }"}';
    expect(await post({ body })).toMatchObject({ status: 200, type: "application/json; charset=utf-8" });
    expect(await post({ body, headers: modern })).toMatchObject({
      status: 400,
      type: "application/graphql-response+json; charset=utf-8",
    });
    expect((await post({ body, headers: { accept: "text/html" } })).status).toBe(406);
  });

  it("refuses invalid UTF-8, and cannot be called by pages of other origins", async () => {
    const query = '{"query":"{ searchSuggestions(term: \\"k\xf6rte\\") { products { id } } }"}';
    const headers = { "content-type": "application/json", origin: "https://evil.hu" };
    const response = await backend.fetch("/graphql", { method: "POST", headers, body: Buffer.from(query, "latin1") });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("UTF-8")]);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = {
      method: "OPTIONS",
      headers: { origin: "https://evil.hu", "access-control-request-method": "POST" },
    };
    expect((await backend.fetch("/graphql", preflight)).status).toBe(404);
  });

  it("compresses long answers for clients that accept it", async () => {
    const body = JSON.stringify({
      query: "{ products(first: 12) { data { id name description url_key categories { id name url_key } } } }",
    });
    expect((await post({ body, headers: { "accept-encoding": "br" } })).headers.get("content-encoding")).toBe("br");
    expect((await post({ body, headers: { "accept-encoding": "gzip" } })).headers.get("content-encoding")).toBe("gzip");
    expect((await post({ body })).headers.get("content-encoding")).toBeNull();
  });
});

describe("variables", () => {
  const query = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }";
  const send = (input: string) =>
    post({ body: `{"query":${JSON.stringify(query)},"variables":{"input":${input}}}`, headers: modern });
  const cart = '"id":"AAAAAAAAAAAAAAAAAAAAAA"';

  it.each([
    ["infinity", `{${cart},"products":[{"product_id":"1","piece":1e999}]}`, "products.0.piece"],
    ["minus infinity", `{${cart},"products":[{"product_id":"1","piece":-1e999}]}`, "products.0.piece"],
    [
      "a NaN in words",
      `{${cart},"products":[{"product_id":"2","piece":1},{"product_id":"1","piece":"NaN"}]}`,
      "products.1.piece",
    ],
    ["a number in words", `{${cart},"products":[{"product_id":"1","piece":"1"}]}`, "products.0.piece"],
    ["no amount", `{${cart},"products":[{"product_id":"1"}]}`, "products.0"],
    [
      "an unknown unit",
      `{${cart},"products":[{"product_id":"1","piece":1,"quantity_type":"crate"}]}`,
      "products.0.quantity_type",
    ],
    ["a field that is none", `{${cart},"coupon":"x"}`, "input"],
    [
      "a postcode in words",
      `{${cart},"shipping_address":{"postcode":"1186","city":"Budapest"}}`,
      "shipping_address.postcode",
    ],
    ["nothing at all", "null", "input"],
  ])(
    "[NET-8] [QTY-8] that do not fit are refused by field, also once the document is compiled: %s",
    async (_name, input, field) => {
      for (let time = 0; time < 4; time += 1) {
        const { status, text } = await send(input);
        expect(status).toBe(400);
        expect(parse(text).errors).toMatchObject([
          { extensions: { code: "VALIDATION_FAILED", validation: { [field]: ["A megadott érték nem érvényes!"] } } },
        ]);
        await new Promise(setImmediate);
      }
    },
  );

  it("with a default may be left out, before the document is compiled and after", async () => {
    const body = JSON.stringify({
      query:
        "query ($page: Int! = 2, $first: Int! = 5) { products(page: $page, first: $first) { paginatorInfo { currentPage perPage } } }",
    });
    for (let time = 0; time < 6; time += 1) {
      expect(JSON.parse((await post({ body })).text)).toEqual({
        data: { products: { paginatorInfo: { currentPage: 2, perPage: 5 } } },
      });
      await new Promise(setImmediate);
    }
  });

  it("keep the operations of one document apart, before the document is compiled and after", async () => {
    const document = "query a { blogEntries(first: 1) { id } } query b { footerBlocks { id } }";
    for (let time = 0; time < 6; time += 1) {
      const [a, b] = await Promise.all(
        ["a", "b"].map((operationName) => post({ body: JSON.stringify({ query: document, operationName }) })),
      );
      expect(Object.keys(parse(a?.text ?? "").data ?? {})).toEqual(["blogEntries"]);
      expect(Object.keys(parse(b?.text ?? "").data ?? {})).toEqual(["footerBlocks"]);
      await new Promise(setImmediate);
    }
  });
});

describe("unexpected errors", () => {
  it("[NET-8] are masked, each under its number in the log", async () => {
    const broken = await startTestBackend({
      logger: { level: "info", stream: { write: (line) => log.push(line) } },
      seed: smallSeed,
    });
    await broken.database.db.schema.dropTable("footer_links").execute();
    const { data, errors, status } = await broken.ask<{ footerBlocks: null } | null>("{ footerBlocks { id } }");
    await broken.close();
    const [error] = errors;
    expect({ data, status }).toEqual({ data: null, status: 200 });
    expect(error).toEqual({
      message: "Internal server error",
      locations: anyList,
      path: ["footerBlocks"],
      extensions: { code: "INTERNAL_SERVER_ERROR", id: anyNumber },
    });
    const logged = log
      .map((line) => parseAs<{ errorId?: string }>(line))
      .find(({ errorId }) => errorId === error?.extensions.id);
    expect(logged).toMatchObject({ level: 50, reqId: anyText, err: { message: footerLinks } });
  });
});

describe("the log", () => {
  it("names each request by a number, and holds no token, cookie, query string or input", async () => {
    log.length = 0;
    const { headers } = await backend.fetch("/graphql?token=secret-1", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer secret-2", cookie: "cart=secret-3" },
      body: JSON.stringify({
        query: "query ($term: String!) { searchSuggestions(term: $term) { categories { id } } }",
        variables: { term: "secret-4" },
      }),
    });
    backend.app.log.info({ headers: { authorization: "Bearer secret-5", cookie: "secret-6" } }, "a careless line");
    expect(log.length).toBeGreaterThanOrEqual(3);
    expect(log.join("\n")).not.toContain("secret");
    expect(JSON.parse(log[0] ?? "")).toMatchObject({
      reqId: headers.get("x-request-id"),
      req: { method: "POST", path: "/graphql" },
    });
  });
});
