/// <reference types="vite/types/importMeta.d.ts" />
import { buildSchema, isObjectType, Kind, parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { costOf } from "./costOf.ts";
import { limits } from "./limits.ts";
import { planOf } from "./planOf.ts";
import { readSchema } from "./readSchema.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");
const nested = (levels: number, field: string, leaf: string) =>
  `${`${field} { `.repeat(levels)}${leaf}${" }".repeat(levels)}`;
const card =
  "id name categories { id } attributes { code options { id } } images { id conversions { list } } empties { id }";

/** Sends it until its document is compiled; the answer is the same each time, and no statement runs. */
async function refused(query: string, variables: Record<string, unknown> = {}): Promise<string[]> {
  const answers = [];
  for (let time = 0; time < 3; time += 1) {
    backend.takeStatements();
    const { status, data, errors } = await backend.ask<undefined>(query, variables);
    expect({ status, data, statements: backend.takeStatements() }).toEqual({
      status: 400,
      data: undefined,
      statements: [],
    });
    answers.push(errors.map(({ message, extensions: { code } }) => `${code}: ${message}`));
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  return answers[0] ?? [];
}

const isAnswered = async (query: string, variables: Record<string, unknown> = {}): Promise<boolean> =>
  (await backend.ask<object | undefined>(query, variables)).data !== undefined;

describe("a document", () => {
  const tooLarge = (limit: string) => [`GRAPHQL_VALIDATION_FAILED: More than ${limit}`];

  it("may have 15 levels", async () => {
    expect(await isAnswered(`{ allProductCategories { ${nested(2, "children", "id")} } }`)).toBe(true);
    expect(await refused(`{ allProductCategories { ${nested(14, "children", "id")} } }`)).toEqual(
      tooLarge("15 levels"),
    );
  });

  it("may have 20 fields at the root, those of fragments among them", async () => {
    expect(await isAnswered(`{ ${many(20, (index) => `a${index}: footerBlocks { id }`)} }`)).toBe(true);
    expect(await refused(`{ ${many(21, () => "footerBlocks { id }")} }`)).toEqual(tooLarge("20 fields at the root"));
    expect(await refused(`{ ...A ...A } fragment A on Query { ${many(11, () => "footerBlocks { id }")} }`)).toEqual(
      tooLarge("20 fields at the root"),
    );
  });

  it("may have 30 aliases, those of a fragment as often as it is spread", async () => {
    expect(await isAnswered(`{ footerBlocks { ${many(30, (index) => `a${index}: id`)} } }`)).toBe(true);
    expect(await refused(`{ footerBlocks { ${many(31, (index) => `a${index}: id`)} } }`)).toEqual(
      tooLarge("30 aliases"),
    );
    const twice = `{ footerBlocks { ...A } brands: footerBlocks { ...A } } fragment A on FooterBlock { ${many(15, (index) => `a${index}: id`)} }`;
    expect(await refused(twice)).toEqual(tooLarge("30 aliases"));
  });

  it("is measured in no time when its fragments spread one another, and refused when one spreads itself", async () => {
    const doubling = many(
      12,
      (index) => `fragment F${index} on Category { a: children { ...F${index + 1} } b: children { ...F${index + 1} } }`,
    );
    expect(await refused(`{ allProductCategories { ...F0 } } ${doubling} fragment F12 on Category { id }`)).toEqual([
      "GRAPHQL_VALIDATION_FAILED: More than 1000 fields",
      "GRAPHQL_VALIDATION_FAILED: More than 30 aliases",
    ]);
    expect(await refused("{ allProductCategories { ...A } } fragment A on Category { children { ...A } }")).toContain(
      "GRAPHQL_VALIDATION_FAILED: More than 15 levels",
    );
  });

  it("may name 50 fields again, in fragments as well", async () => {
    const again = (count: number) => `{ allProductCategories { ${many(count, () => "children { id }")} } }`;
    expect(await isAnswered(again(51))).toBe(true);
    expect(await refused(again(52))).toEqual(tooLarge("50 fields that are named again"));
    const spread = `{ footerBlocks { ${many(52, (index) => `...F${index}`)} } } ${many(52, (index) => `fragment F${index} on FooterBlock { id }`)}`;
    expect(await refused(spread)).toEqual(tooLarge("50 fields that are named again"));
  });

  it("may have 2000 tokens", async () => {
    expect(await refused(`{ footerBlocks { ${"id ".repeat(2000)} } }`)).toMatchObject([
      expect.stringContaining("GRAPHQL_PARSE_FAILED: "),
    ]);
  });

  it("may have 32,768 characters", async () => {
    const document = "{ footerBlocks { id } } #".padEnd(32_768, "x");
    expect(await isAnswered(document)).toBe(true);
    const { status, errors } = await backend.ask(`${document}x`);
    expect([status, errors[0]?.extensions.code]).toEqual([400, "BAD_REQUEST"]);
  });

  it("lists 20 mistakes, and says that more exist", async () => {
    expect(await refused(`{ footerBlocks { ${many(30, (index) => `no${index}`)} } }`)).toHaveLength(21);
  });

  it("that names values of a password is refused without repeating them", async () => {
    const answers = [
      await refused('mutation { login(loginData: { email: "a@pelda.hu", password: 7418529 }) { token } }'),
      await refused("mutation ($loginData: LoginInput!) { login(loginData: $loginData) { token } }", {
        loginData: { email: "a@pelda.hu", password: 7_418_529 },
      }),
      await refused('mutation { login(loginData: { email: "a@pelda.hu" "7418529" }) { token } }'),
      await refused('mutation { login(loginData: "7418529") { token } }'),
      await refused(
        'mutation { login(loginData: { email: "a@pelda.hu", password: "x", authType: "7418529" }) { token } }',
      ),
    ];
    expect(JSON.stringify(answers)).not.toContain("7418529");
  });
});

describe("the page about limits", () => {
  const pages = import.meta.glob<string>("../../../../docs/graphql-limits.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it("lists every one of them", () => {
    for (const limit of Object.values(limits))
      expect(Object.values(pages).join("")).toMatch(new RegExp(`\\b${limit.toLocaleString("en")}\\b`));
  });

  it("works out an example as the backend does", async () => {
    const [, document = ""] = /```graphql\n(.*?)```/s.exec(Object.values(pages).join("")) ?? [];
    const parsed = parse(document);
    const [operation] = parsed.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The example is no operation");
    expect(costOf(planOf(operation, { schema: buildSchema(readSchema()), document: parsed }).cost, { first: 48 })).toBe(
      203,
    );
    expect(document).toContain("= 203");
    expect(await isAnswered(document, { first: 48 })).toBe(true);
  });
});

describe("several requests in one", () => {
  it("are refused", async () => {
    const body = JSON.stringify([{ query: "{ footerBlocks { id } }" }, { query: "{ footerBlocks { id } }" }]);
    const response = await backend.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ message: "The body must be a JSON object", extensions: { code: "BAD_REQUEST" } }] },
    ]);
  });
});

describe("the cost of a request", () => {
  const page = `query ($ids: [ID!], $first: Int! = 48) { products(first: $first, filters: { ids: $ids }) { data { ${card} } } }`;
  const pages = (count: number) =>
    `query ($ids: [ID!], $first: Int!) { ${many(count, (index) => `p${index}: products(first: $first, filters: { ids: $ids }) { data { ${card} } }`)} }`;

  it("allows the shop's largest requests", async () => {
    expect(await isAnswered(page, { ids: [String(ids.milk)], first: 2000 })).toBe(true);
  });

  it("is refused by the variables of a document that has been answered before", async () => {
    for (let time = 0; time < 3; time += 1) expect(await isAnswered(pages(3), { ids: ["1"], first: 10 })).toBe(true);
    expect(await refused(pages(3), { ids: ["1"], first: 2000 })).toMatchObject([
      expect.stringMatching(/^GRAPHQL_VALIDATION_FAILED: The request costs \d+, and may cost 75000 at most$/),
    ]);
    expect(await isAnswered(pages(3), { ids: ["1"], first: 10 })).toBe(true);
  });

  it("is refused by the document if no variable can reduce it", async () => {
    const literal = `{ ${many(3, (index) => `p${index}: products(first: 2000, filters: { ids: ["1"] }) { data { ${card} } }`)} }`;
    expect(await refused(literal)).toMatchObject([
      expect.stringContaining("GRAPHQL_VALIDATION_FAILED: The request costs "),
    ]);
    expect(await refused(`{ allProductCategories { ${nested(6, "children", "id")} } }`)).toMatchObject([
      expect.stringContaining("The request costs "),
    ]);
  });
});

describe("the cost of a list of terms", () => {
  const terms = (count: number) => Array.from({ length: count }, () => "alma");
  const lists = (count: number) =>
    `query ($terms: [String!]!) { ${many(count, (index) => `t${index}: searchTerms(terms: $terms) { corrected_term }`)} }`;

  it("is that of as many searches, whichever way the terms are written and however little is asked of them", async () => {
    expect(await isAnswered(lists(4), { terms: terms(60) })).toBe(true);
    expect(await refused(lists(5), { terms: terms(60) })).toEqual([
      `GRAPHQL_VALIDATION_FAILED: The request costs ${5 * 60 * 251}, and may cost 75000 at most`,
    ]);
    expect(await refused(`{ searchTerms(terms: ${JSON.stringify(terms(300))}) { corrected_term } }`)).toEqual([
      `GRAPHQL_VALIDATION_FAILED: The request costs ${300 * 251}, and may cost 75000 at most`,
    ]);
    expect(await isAnswered(lists(1), { terms: "alma" })).toBe(true);
  });
});

describe("a page", () => {
  it("has bounds in the contract, for every paged field", () => {
    const unbounded = Object.values(buildSchema(readSchema()).getTypeMap())
      .filter((type) => isObjectType(type))
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap(({ name, args }) =>
          args.map((argument) => ({ path: `${type.name}.${name}(${argument.name})`, argument })),
        ),
      )
      .filter(
        ({ argument: { name, astNode } }) =>
          (name === "first" || name === "page") &&
          astNode?.directives?.every((directive) => directive.name.value !== "range") === true,
      );
    expect(unbounded.map(({ path }) => path)).toEqual([]);
  });

  const sizes: ReadonlyArray<readonly [string, number]> = [
    ["query ($first: Int!) { products(first: $first) { data { id } } }", 100],
    ['query ($first: Int!) { products(first: $first, filters: { ids: ["1"] }) { data { id } } }', 2000],
    ['query ($first: Int!) { searchProducts(term: "alma", first: $first) { data { id } } }', 100],
    ['query ($first: Int!) { searchSuggestions(term: "alma", first: $first) { products { id } } }', 100],
    ["query ($first: Int!) { me { orders(first: $first) { data { id } } } }", 100],
    ["query ($first: Int!) { me { ordered_products(first: $first) { created_at } } }", 2000],
  ];

  it.each(sizes)("is of a size that the contract allows: %s", async (query, most) => {
    for (const first of [-1, 0, most + 1, 2_147_483_647]) {
      const { status, data, errors } = await backend.ask<undefined>(query, { first });
      expect({
        status,
        data,
        code: errors[0]?.extensions.code,
        fields: Object.keys(errors[0]?.extensions.validation ?? {}),
      }).toEqual({ status: 400, data: undefined, code: "VALIDATION_FAILED", fields: ["first"] });
      expect(await refused(query.replace("query ($first: Int!)", "").replace("$first", String(first)))).toMatchObject([
        expect.stringContaining("VALIDATION_FAILED"),
      ]);
    }
    for (const first of [1, most]) expect((await backend.ask<object | undefined>(query, { first })).status).toBe(200);
  });
});

describe("a text that no database can hold", () => {
  const search = "query ($term: String!) { searchProducts(term: $term) { data { id } } }";
  const update = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }";
  it.each([
    ["in a variable", search, { term: "al\0ma" }, "term"],
    ["as half a surrogate pair", search, { term: "al\ud83dma" }, "term"],
    [
      "in an input object",
      update,
      { input: { id: "x", contact_data: { contact_name: "\0", contact_email: "a@pelda.hu", contact_telephone: "" } } },
      "contact_data.contact_name",
    ],
    [
      "in a list",
      "query ($ids: [ID!]) { products(filters: { ids: $ids }) { data { id } } }",
      { ids: ["1", "\0"] },
      "ids.1",
    ],
  ])("is refused by field: %s", async (_where, query, variables, field) => {
    const { status, data, errors } = await backend.ask<undefined>(query, variables);
    expect({ status, data, errors: errors.map(({ extensions }) => extensions) }).toEqual({
      status: 400,
      data: undefined,
      errors: [{ code: "VALIDATION_FAILED", validation: { [field]: ["A megadott érték nem érvényes!"] } }],
    });
  });

  it("is refused in a document, however it is written", async () => {
    for (const text of ["\\u0000", "\\u{0}", "\0", "\\ud83d"])
      expect((await backend.ask(`{ searchProducts(term: "${text}") { data { id } } }`)).status).toBe(400);
  });

  it("is refused in an address", async () => {
    for (const path of [
      "/payment/simplePay/back?r=%00&s=x",
      "/images/card/%00.svg",
      "/images/category/1/%00",
      "/signin/goodid/callback?state=%00",
    ]) {
      expect((await backend.fetch(path)).status).toBeGreaterThanOrEqual(400);
      expect((await backend.fetch(path)).status).toBeLessThan(500);
    }
  });
});
