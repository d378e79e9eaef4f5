import { ErrorCode } from "@kamra/contract/wire";
import { expect, it } from "vitest";
import { listService, type Person } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { readContract } from "./readContract.ts";
import { listTexts } from "./text.hu.ts";

const now = new Date(firstNow).toISOString();

onBothDatabases("the routes of the shopping-list service", (backend) => {
  const { call, createList, operations, readList, readLists, register } = listService(backend);
  const share = async (listId: string, owner: Person, email: string) =>
    await call("POST /shareList", { by: owner, body: { listId, email } });

  it("answers a body that is no object, no JSON, of another type or too large with a code of the contract", async () => {
    const anna = await register("Anna");
    const post = async (body: string, headers = {}) => await call("POST /list", { by: anna, body, headers });
    expect(await post("[]")).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED", validation: {} } });
    expect(await post("null")).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    expect(await post('{"name":')).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect(await post('{"__proto__":{"name":"x"}}')).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect(await post("name=x", { "content-type": "application/x-www-form-urlencoded" })).toMatchObject({
      status: 415,
      body: { code: "BAD_REQUEST" },
    });
    expect(await post('{"name":"x"}', { "content-type": "text/plain" })).toMatchObject({
      status: 415,
      body: { code: "BAD_REQUEST" },
    });
    expect(await post(JSON.stringify({ name: "x".repeat(5000) }))).toMatchObject({
      status: 413,
      body: { code: "BAD_REQUEST" },
    });
    expect(await call("POST /list", { by: anna })).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    expect(await readLists(anna)).toEqual([]);
  });

  it("limits a user to 200 lists, and a list to 50 shares", async () => {
    const anna = await register("Anna");
    const listId = await createList(anna);
    const { db } = backend().database;
    const many = Array.from({ length: 199 }, (_, index) => ({
      id: `${anna.id.slice(0, 19)}${String(index).padStart(3, "0")}`,
      owner_id: anna.id,
      name: "x",
      type: "smartlist" as const,
      created_at: now,
    }));
    await db.insertInto("shopping_lists").values(many).execute();
    expect(await call("POST /list", { by: anna, body: { name: "201" } })).toMatchObject({
      status: 400,
      body: { validation: { name: [listTexts.tooManyLists(200)] } },
    });
    const shares = Array.from({ length: 50 }, (_, index) => ({
      list_id: listId,
      email: `${index}@pelda.hu`,
      canonical_email: `${index}@pelda.hu`,
      user_id: null,
      shared_at: now,
      accepted_at: null,
    }));
    await db.insertInto("shopping_list_shares").values(shares).execute();
    expect(await share(listId, anna, "50@pelda.hu")).toMatchObject({
      status: 400,
      body: { validation: { email: [listTexts.tooManyShares(50)] } },
    });
    expect(await share(listId, anna, "49@pelda.hu")).toMatchObject({ status: 204 });
    expect(await readLists(anna)).toHaveLength(200);
    expect((await readList(listId, anna)).users).toHaveLength(51);
  });

  it("allows a user 60 invitations an hour, and says when to try again", async () => {
    const [anna, bela] = [await register("Anna"), await register("Béla")];
    const listId = await createList(anna);
    for (let times = 0; times < 60; times++)
      expect(await share(listId, anna, "ugyanaz@pelda.hu")).toMatchObject({ status: 204 });
    backend().setNow("2026-11-21T10:20:00.500+01:00");
    const refused = await share(listId, anna, "masik@pelda.hu");
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(refused.headers.get("retry-after")).toBe("2400");
    expect((await readList(listId, anna)).users).toHaveLength(2);
    expect(await share(await createList(bela), bela, "masik@pelda.hu")).toMatchObject({ status: 204 });
    backend().setNow("2026-11-21T11:00:00+01:00");
    expect(await share(listId, anna, "masik@pelda.hu")).toMatchObject({ status: 204 });
    backend().setNow(firstNow);
  });

  it("has a route for every call of the contract, and forbids caching of its answers", async () => {
    expect(operations.toSorted()).toEqual([
      "DELETE /list/{id}",
      "GET /leaveList/{id}",
      "GET /lists",
      "POST /acceptShare",
      "POST /declineShare",
      "POST /list",
      "POST /removeShare",
      "POST /shareList",
      "POST /sync",
      "PUT /list/{id}",
    ]);
    for (const operation of operations) {
      const [method = "", path = ""] = operation.split(" ");
      expect([operation, backend().app.hasRoute({ method, url: path.replace("{id}", ":id") })]).toEqual([
        operation,
        true,
      ]);
    }
    const anna = await register("Anna");
    expect((await call("GET /lists", { by: anna })).headers.get("cache-control")).toBe("no-store");
    expect((await call("GET /lists")).headers.get("cache-control")).toBe("no-store");
  });

  it("[NET-8] uses the error codes of the GraphQL schema and no others", () => {
    expect(readContract()).toMatchObject({
      components: { schemas: { ListErrorCode: { enum: Object.values(ErrorCode) } } },
    });
  });

  it("masks unexpected errors", async () => {
    const anna = await register("Anna");
    const { db } = backend().database;
    await db.schema.alterTable("shopping_lists").renameTo("hidden").execute();
    try {
      const { status, body } = await call("POST /list", { by: anna, body: { name: "x" } });
      expect(status).toBe(500);
      expect(JSON.stringify(body)).toMatch(
        /^\{"message":"Internal server error","code":"INTERNAL_SERVER_ERROR","id":"[\w-]{36}"\}$/,
      );
    } finally {
      await db.schema.alterTable("hidden").renameTo("shopping_lists").execute();
    }
  });
});
