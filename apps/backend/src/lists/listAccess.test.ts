import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashToken } from "../session/hashToken.ts";
import { issueToken } from "../session/issueToken.ts";
import { listService, type ListAnswer, type Operation, type Person } from "../testing/listService.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow, startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const { call, createList, operations, readLists, register, sync } = listService(() => backend);

/** Everything that the service keeps. */
async function readTables(): Promise<unknown> {
  const { db } = backend.database;
  return {
    lists: await db.selectFrom("shopping_lists").selectAll().orderBy("id").execute(),
    shares: await db.selectFrom("shopping_list_shares").selectAll().orderBy("email").execute(),
    products: await db.selectFrom("shopping_list_products").selectAll().orderBy("product_id").execute(),
  };
}

const roles = ["owner", "pending", "accepted", "stranger", "guest"] as const;
type Role = (typeof roles)[number];

let listId: string;
let people: Readonly<Record<Exclude<Role, "guest">, Person>>;

beforeEach(async () => {
  await backend.database.db.deleteFrom("users").execute();
  people = {
    owner: await register("Olga", "olga@pelda.hu"),
    pending: await register("Pál", "pal@pelda.hu"),
    accepted: await register("Adél", "adel@pelda.hu"),
    stranger: await register("Soma", "soma@pelda.hu"),
  };
  listId = await createList(people.owner);
  for (const { email } of [people.pending, people.accepted])
    await call("POST /shareList", { by: people.owner, body: { listId, email } });
  await call("POST /acceptShare", { by: people.accepted, body: { listId } });
  await sync(people.owner, [{ listId, productId: String(ids.milk), quantity: 1 }]);
});

const callerOf = (role: Role): Person | undefined => (role === "guest" ? undefined : people[role]);

type Ask = (by: Person | undefined, listId: string) => Promise<ListAnswer>;
const calls: ReadonlyArray<readonly [Operation, Ask, Readonly<Record<Role, number>>]> = [
  [
    "PUT /list/{id}",
    (by, id) => call("PUT /list/{id}", { by, id, body: { name: "Új név" } }),
    { owner: 204, pending: 403, accepted: 403, stranger: 404, guest: 401 },
  ],
  [
    "DELETE /list/{id}",
    (by, id) => call("DELETE /list/{id}", { by, id }),
    { owner: 204, pending: 403, accepted: 403, stranger: 404, guest: 401 },
  ],
  [
    "GET /leaveList/{id}",
    (by, id) => call("GET /leaveList/{id}", { by, id }),
    { owner: 403, pending: 403, accepted: 204, stranger: 404, guest: 401 },
  ],
  [
    "POST /sync",
    (by, id) => sync(by, [{ listId: id, productId: String(ids.milk), quantity: 5 }]),
    { owner: 200, pending: 403, accepted: 200, stranger: 404, guest: 401 },
  ],
  // A repeated acceptance means that its answer was lost: nothing changes, and it is no refusal.
  [
    "POST /acceptShare",
    (by, id) => call("POST /acceptShare", { by, body: { listId: id } }),
    { owner: 403, pending: 204, accepted: 204, stranger: 404, guest: 401 },
  ],
  [
    "POST /declineShare",
    (by, id) => call("POST /declineShare", { by, body: { listId: id } }),
    { owner: 403, pending: 204, accepted: 403, stranger: 404, guest: 401 },
  ],
  [
    "POST /shareList",
    (by, id) => call("POST /shareList", { by, body: { listId: id, email: "uj@pelda.hu" } }),
    { owner: 204, pending: 403, accepted: 403, stranger: 404, guest: 401 },
  ],
  [
    "POST /removeShare",
    (by, id) => call("POST /removeShare", { by, body: { listId: id, email: "adel@pelda.hu" } }),
    { owner: 204, pending: 403, accepted: 403, stranger: 404, guest: 401 },
  ],
];
const codes: Readonly<Record<number, string>> = { 401: "UNAUTHENTICATED", 403: "FORBIDDEN", 404: "NOT_FOUND" };

it("[LIST-5] checks access at every call that takes a list's id", () => {
  const withoutId = ["GET /lists", "POST /list"];
  expect([...calls.map(([operation]) => String(operation)), ...withoutId].toSorted()).toEqual(operations.toSorted());
});

describe.each(calls)("%s", (operation, ask, statuses) => {
  it.each(roles)(`[LIST-5] answers the %s as it should, and a refusal changes nothing`, async (role) => {
    const before = await readTables();
    const { status, body } = await ask(callerOf(role), listId);
    expect(status).toBe(statuses[role]);
    const isRefused = status >= 400;
    if (isRefused) expect(body).toMatchObject({ code: codes[status] });
    const isNothingNew = isRefused || (operation === "POST /acceptShare" && role === "accepted");
    expect(JSON.stringify(await readTables()) === JSON.stringify(before)).toBe(isNothingNew);
  });

  it("answers for an unknown list as for another user's", async () => {
    const [unknown, foreign] = [await ask(people.stranger, "a".repeat(22)), await ask(people.stranger, listId)];
    expect(unknown.status).toBe(404);
    expect(JSON.stringify(unknown.body).replace("a".repeat(22), listId)).toBe(JSON.stringify(foreign.body));
  });

  it("refuses an id that no list can have", async () => {
    const inPath = operation.includes("{id}");
    // Fastify refuses an address with %00 before it reaches the service.
    const impossible = ["1", "a".repeat(21), `${"a".repeat(21)}%C5%91`, "'%20or%201=1--", ...(inPath ? [] : ["%00"])];
    for (const id of impossible) {
      expect(await ask(people.owner, inPath ? id : decodeURIComponent(id))).toMatchObject(
        inPath ? { status: 404, body: { code: "NOT_FOUND" } } : { status: 400, body: { code: "VALIDATION_FAILED" } },
      );
    }
  });
});

it("[LIST-2] [LIST-5] shows a list only to its owner, its members and the invited", async () => {
  const seen = await Promise.all(
    Object.entries(people).map(async ([role, person]) => [role, (await readLists(person)).map((list) => list.listId)]),
  );
  expect(seen).toEqual([
    ["owner", [listId]],
    ["pending", [listId]],
    ["accepted", [listId]],
    ["stranger", []],
  ]);
  expect(await call("GET /lists")).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  expect(await call("POST /list", { body: { name: "x" } })).toMatchObject({
    status: 401,
    body: { code: "UNAUTHENTICATED" },
  });
});

it("[LIST-1] gives each person one role, even when invited at an old and a new address", async () => {
  const { db } = backend.database;
  await call("POST /shareList", { by: people.owner, body: { listId, email: "adel.uj@pelda.hu" } });
  await call("POST /shareList", { by: people.owner, body: { listId, email: "olga.uj@pelda.hu" } });
  await db.updateTable("users").set({ email: "Adel.Uj@pelda.hu" }).where("id", "=", people.accepted.id).execute();
  await db.updateTable("users").set({ email: "Olga.Uj@pelda.hu" }).where("id", "=", people.owner.id).execute();
  const memberships = await db
    .selectFrom("shopping_list_memberships")
    .where("list_id", "=", listId)
    .select(["user_id", "membership"])
    .execute();
  expect(new Map(memberships.map(({ user_id, membership }) => [user_id, membership]))).toEqual(
    new Map([
      [people.owner.id, "owner"],
      [people.pending.id, "pending"],
      [people.accepted.id, "accepted"],
    ]),
  );
  expect(memberships).toHaveLength(3);
  expect(await readLists(people.accepted)).toHaveLength(1);
});

describe("the token", () => {
  const lists = async (authorization: string, headers = {}): Promise<ListAnswer> =>
    await call("GET /lists", { headers: { authorization, ...headers } });

  it("accepts only the header, with any capitals in the scheme", async () => {
    const { token } = people.owner;
    expect(await lists(`bearer ${token}`)).toMatchObject({ status: 200 });
    const cookies = { cookie: `token=${token}; authorization=Bearer ${token}` };
    for (const authorization of [
      "",
      "Bearer",
      "Bearer ",
      `Basic ${token}`,
      token,
      `Bearer ${token} ${token}`,
      `Bearer ${token}x`,
      `Bearer ${hashToken(token)}`,
    ]) {
      const { status, body, headers } = await lists(authorization, cookies);
      expect([status, body]).toMatchObject([401, { code: "UNAUTHENTICATED" }]);
      expect(headers.get("www-authenticate")).toBe("Bearer");
    }
    expect(await call("GET /lists", { headers: cookies })).toMatchObject({ status: 401 });
  });

  it("is nowhere in the database", async () => {
    const stored = await backend.database.db.selectFrom("access_tokens").selectAll().execute();
    expect(stored.map(({ hash }) => hash)).toContain(hashToken(people.owner.token));
    expect(JSON.stringify(stored)).not.toContain(people.owner.token);
  });

  it("[SESS-5] ends when it is revoked, at the moment it expires, and with its user", async () => {
    const { db } = backend.database;
    const brief = await issueToken(db, {
      userId: people.owner.id,
      now: new Date("2026-11-21T09:00:00Z"),
      expiresAt: new Date("2026-11-21T10:01:00+01:00"),
    });
    backend.setNow("2026-11-21T10:00:59.999+01:00");
    expect(await lists(`Bearer ${brief}`)).toMatchObject({ status: 200 });
    backend.setNow("2026-11-21T10:01:00+01:00");
    expect(await lists(`Bearer ${brief}`)).toMatchObject({ status: 401 });
    backend.setNow(firstNow);

    await db
      .updateTable("access_tokens")
      .set({ revoked_at: new Date(firstNow).toISOString() })
      .where("hash", "=", hashToken(people.accepted.token))
      .execute();
    await db.deleteFrom("users").where("id", "=", people.owner.id).execute();
    for (const { token } of [people.accepted, people.owner])
      expect(await lists(`Bearer ${token}`)).toMatchObject({ status: 401 });
    expect(await readLists(people.pending)).toEqual([]);
  });

  it("is checked before anything else: a guest learns nothing from a refusal", async () => {
    expect(await call("POST /sync", { body: '{"actions":' })).toMatchObject({ status: 401 });
    expect(await call("POST /sync", { body: "x".repeat(200_000) })).toMatchObject({ status: 401 });
    expect(await call("GET /leaveList/{id}", { id: "1" })).toMatchObject({ status: 401 });
  });
});
