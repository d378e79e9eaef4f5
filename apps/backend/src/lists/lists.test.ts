import { texts } from "@kamra/core/texts";
import { expect, it } from "vitest";
import { type ListService, listService, type Person } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow, type TestBackend } from "../testing/startTestBackend.ts";
import { listTexts } from "./text.hu.ts";

const now = new Date(firstNow).toISOString();

onBothDatabases("the shopping-list service", (backend) => {
  tests(backend, listService(backend));
});

function tests(backend: () => TestBackend, service: ListService): void {
  const { call, createList, readList, readLists, register, sync } = service;
  const share = async (listId: string, owner: Person, email: string) =>
    await call("POST /shareList", { by: owner, body: { listId, email } });
  const accept = async (listId: string, by: Person) => await call("POST /acceptShare", { by, body: { listId } });

  it("makes a list, which its owner then finds", async () => {
    const anna = await register("Kovács Anna", "anna@pelda.hu");
    expect(await readLists(anna)).toEqual([]);
    const { status, body } = await call("POST /list", {
      by: anna,
      body: { name: "  Hétvégi bevásárlás 🛒 ", type: "shoppinglist" },
    });
    expect(status).toBe(201);
    const [list] = await readLists(anna);
    expect(body).toEqual({ listId: list?.listId });
    expect(list).toEqual({
      listId: list?.listId,
      name: "Hétvégi bevásárlás 🛒",
      type: "shoppinglist",
      created_at: now,
      events: [],
      products: [],
      texts: [],
      users: [
        {
          userId: anna.id,
          name: "Kovács Anna",
          email: "anna@pelda.hu",
          type: "owner",
          shared_at: null,
          accepted_at: null,
        },
      ],
    });
  });

  it("defaults the type to a shopping list, and makes no other", async () => {
    const anna = await register("Anna");
    await call("POST /list", { by: anna, body: { name: "Heti" } });
    expect(await readLists(anna)).toMatchObject([{ name: "Heti", type: "shoppinglist" }]);
    expect(await call("POST /list", { by: anna, body: { name: "Okos", type: "smartlist" } })).toMatchObject({
      status: 400,
      body: { validation: { type: [listTexts.notValid] } },
    });
  });

  it("[LIST-5] renames and removes a list of the owner, for all its members", async () => {
    const [anna, bela] = [await register("Anna"), await register("Béla")];
    const listId = await createList(anna);
    await share(listId, anna, bela.email);
    await accept(listId, bela);
    expect(await call("PUT /list/{id}", { by: anna, id: listId, body: { name: "Más néven" } })).toMatchObject({
      status: 204,
      body: null,
    });
    expect(await readList(listId, bela)).toMatchObject({ name: "Más néven" });
    expect(await call("DELETE /list/{id}", { by: anna, id: listId })).toMatchObject({ status: 204, body: null });
    expect([await readLists(anna), await readLists(bela)]).toEqual([[], []]);
    expect(await call("DELETE /list/{id}", { by: anna, id: listId })).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
  });

  it("[LIST-5] queues one mail for an invited address, with or without an account", async () => {
    const [anna, bela] = [await register("Kovács Anna"), await register("Béla")];
    const listId = await createList(anna, "Levélben is");
    for (const email of [bela.email, bela.email.toUpperCase(), "senki@pelda.hu", bela.email])
      await share(listId, anna, email);
    const mails = await backend()
      .database.db.selectFrom("mails")
      .where("kind", "=", "listShare")
      .orderBy("id")
      .select(["recipient", "user_id", "data"])
      .execute();
    const data = { ownerName: "Kovács Anna", listName: "Levélben is" };
    expect(mails.slice(-2)).toEqual([
      { recipient: bela.email, user_id: null, data },
      { recipient: "senki@pelda.hu", user_id: null, data },
    ]);
  });

  it("[LIST-1] [LIST-2] shows an invitation to the invited, and the list once it is accepted", async () => {
    const [anna, bela] = [await register("Anna"), await register("Szabó Béla", "Bela@Pelda.hu")];
    const listId = await createList(anna, "Közös");
    await sync(anna, [{ listId, productId: String(ids.milk), quantity: 2 }]);
    expect(await share(listId, anna, "bELA@pelda.HU")).toMatchObject({ status: 204, body: null });

    const [owner, invited] = (await readList(listId, bela)).users;
    expect(owner).toMatchObject({ userId: anna.id, type: "owner" });
    expect(invited).toEqual({
      userId: bela.id,
      name: "Szabó Béla",
      email: "bELA@pelda.HU",
      type: "shared",
      shared_at: now,
      accepted_at: null,
    });
    expect(await readList(listId, bela)).toMatchObject({ name: "Közös", products: [], events: [] });
    expect((await readList(listId, anna)).users[1]).toEqual({ ...invited, userId: null, name: null });

    expect(await accept(listId, bela)).toMatchObject({ status: 204, body: null });
    expect(await readList(listId, bela)).toEqual(await readList(listId, anna));
    expect(await readList(listId, bela)).toMatchObject({
      products: [{ productId: "4", quantity: 2 }],
      users: [{ type: "owner" }, { userId: bela.id, name: "Szabó Béla", accepted_at: now }],
    });
  });

  it("[LIST-1] shows the invited to the owner alone: they have not agreed that members learn their addresses", async () => {
    const [anna, bela] = [await register("Anna"), await register("Béla")];
    const listId = await createList(anna);
    await share(listId, anna, "cili@pelda.hu");
    backend().setNow("2026-11-21T10:00:01+01:00");
    await share(listId, anna, bela.email);
    backend().setNow(firstNow);
    expect((await readList(listId, bela)).users.map(({ email }) => email)).toEqual([anna.email, bela.email]);
    await accept(listId, bela);
    expect((await readList(listId, bela)).users.map(({ email }) => email)).toEqual([anna.email, bela.email]);
    expect((await readList(listId, anna)).users.map(({ email }) => email)).toEqual([
      anna.email,
      "cili@pelda.hu",
      bela.email,
    ]);
  });

  it("keeps an invitation until its address registers", async () => {
    const anna = await register("Anna");
    const listId = await createList(anna);
    await share(listId, anna, "kesobb@pelda.hu");
    const dora = await register("Dóra", "Kesobb@Pelda.hu");
    expect(await accept(listId, dora)).toMatchObject({ status: 204 });
    expect((await readList(listId, anna)).users[1]).toMatchObject({ userId: dora.id, name: "Dóra", accepted_at: now });
  });

  it("[LIST-1] hides it from a user who registered with the address until that user has proved it by mail", async () => {
    const anna = await register("Anna");
    const listId = await createList(anna);
    await share(listId, anna, "nem.az.ove@pelda.hu");
    const stranger = await register("Senki", "nem.az.ove@pelda.hu", { isProven: false });
    expect(await readLists(stranger)).toEqual([]);
    for (const operation of ["POST /acceptShare", "POST /declineShare"] as const)
      expect(await call(operation, { by: stranger, body: { listId } })).toMatchObject({ status: 404 });
    await backend()
      .database.db.updateTable("users")
      .set({ email_verified_at: firstNow })
      .where("id", "=", stranger.id)
      .execute();
    expect(await accept(listId, stranger)).toMatchObject({ status: 204 });
  });

  it("never reveals whether an address has an account: same answer, same statements, same list", async () => {
    const [anna, bela] = [await register("Anna"), await register("Béla", "van@pelda.hu")];
    const listId = await createList(anna);
    async function shareWith(email: string): Promise<unknown> {
      backend().takeStatements();
      const { status, body, headers } = await share(listId, anna, email);
      for (const name of ["date", "x-request-id"]) headers.delete(name);
      const users = (await readList(listId, anna)).users.filter((user) => user.email === email);
      return JSON.stringify([status, body, [...headers], backend().takeStatements(), users]).replaceAll(email, "");
    }
    expect(await shareWith(bela.email)).toBe(await shareWith("nincs@pelda.hu"));
    expect(await shareWith(bela.email)).toBe(await shareWith("nincs@pelda.hu"));
  });

  it("[LIST-5] lets the invited decline and members leave; neither sees the list again", async () => {
    const [anna, bela, cili] = [await register("Anna"), await register("Béla"), await register("Cili")];
    const listId = await createList(anna);
    for (const { email } of [bela, cili]) await share(listId, anna, email);
    await accept(listId, cili);
    expect(await call("POST /declineShare", { by: bela, body: { listId } })).toMatchObject({ status: 204, body: null });
    expect(await call("GET /leaveList/{id}", { by: cili, id: listId })).toMatchObject({ status: 204, body: null });
    expect([await readLists(bela), await readLists(cili)]).toEqual([[], []]);
    expect((await readList(listId, anna)).users).toHaveLength(1);
    expect(await accept(listId, bela)).toMatchObject({ status: 404 });
  });

  it("does not leave a list on a HEAD request", async () => {
    const [anna, bela] = [await register("Anna"), await register("Béla")];
    const listId = await createList(anna);
    await share(listId, anna, bela.email);
    await accept(listId, bela);
    await backend().fetch(`/leaveList/${listId}`, {
      method: "HEAD",
      headers: { authorization: `Bearer ${bela.token}` },
    });
    expect(await readLists(bela)).toHaveLength(1);
  });

  it("[LIST-5] withdraws an invitation, accepted or not, in capitals or not", async () => {
    const [anna, bela] = [await register("Anna"), await register("Béla", "elso@pelda.hu")];
    const listId = await createList(anna);
    for (const email of [bela.email, "masodik@pelda.hu"]) await share(listId, anna, email);
    await accept(listId, bela);
    for (const email of ["ELSO@pelda.hu", "MASODIK@pelda.hu", "sose@pelda.hu"]) {
      expect(await call("POST /removeShare", { by: anna, body: { listId, email } })).toMatchObject({
        status: 204,
        body: null,
      });
    }
    expect((await readList(listId, anna)).users).toHaveLength(1);
    expect(await readLists(bela)).toEqual([]);
  });

  it("changes nothing when a call is repeated after a lost answer", async () => {
    const [anna, bela] = [await register("Anna"), await register("Béla")];
    const listId = await createList(anna);
    await share(listId, anna, bela.email);
    await accept(listId, bela);
    const before = await readList(listId, anna);
    expect(await share(listId, anna, bela.email.toUpperCase())).toMatchObject({ status: 204 });
    expect(await accept(listId, bela)).toMatchObject({ status: 204 });
    expect(await readList(listId, anna)).toEqual(before);
  });

  it("[LIST-9] sends one mail to each invited address", async () => {
    const anna = await register("Anna");
    const listId = await createList(anna, "Hétvége");
    const guest = `${listId.toLowerCase().replaceAll(/[^a-z0-9]/g, "x")}@pelda.hu`;
    for (let time = 0; time < 2; time++) await share(listId, anna, guest);
    const mails = await backend()
      .database.db.selectFrom("mails")
      .where("recipient", "=", guest)
      .select(["kind", "data"])
      .execute();
    expect(mails).toEqual([{ kind: "listShare", data: { ownerName: "Anna", listName: "Hétvége" } }]);
  });

  it("[LIST-9] [FORM-4] refuses to share with an invalid e-mail address, and with the owner", async () => {
    const anna = await register("Anna", "tulaj@pelda.hu");
    const listId = await createList(anna);
    const shareWith = async (email: unknown) => await call("POST /shareList", { by: anna, body: { listId, email } });
    for (const email of ["anna", "anna@pelda", "anna@pelda.h", "a b@pelda.hu", "anna@pelda.hu\0", 5, null]) {
      expect(await shareWith(email)).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_FAILED", validation: { email: [expect.any(String)] } },
      });
    }
    expect(await shareWith("anna")).toMatchObject({ body: { validation: { email: [listTexts.email] } } });
    expect(await shareWith("")).toMatchObject({ body: { validation: { email: [listTexts.required] } } });
    expect(await shareWith(undefined)).toMatchObject({ body: { validation: { email: [listTexts.required] } } });
    expect(await shareWith("TULAJ@pelda.hu")).toMatchObject({
      status: 400,
      body: { validation: { email: [texts.lists.shareProblems.ownEmail] } },
    });
    expect((await readList(listId, anna)).users).toHaveLength(1);
  });

  it("[FORM-6] stores a pasted name as it is seen", async () => {
    const anna = await register("Anna");
    const pasted = "\u200b Heti\u00a0\tbeva\u0301sa\u0301rla\u0301s\r\n👨\u200d👩\u200d👧 ";
    const seen = "Heti bevásárlás 👨\u200d👩\u200d👧";
    const listId = await createList(anna, pasted);
    expect(await readList(listId, anna)).toMatchObject({ name: seen });
    await call("PUT /list/{id}", { by: anna, id: listId, body: { name: `a\0b${pasted}` } });
    expect(await readList(listId, anna)).toMatchObject({ name: `ab ${seen}` });
  });

  it.each([
    ["nothing", {}, listTexts.required],
    ["an empty name", { name: "" }, listTexts.required],
    ["white space", { name: " \t\n " }, listTexts.required],
    ["a number", { name: 5 }, listTexts.notValid],
    ["null", { name: null }, listTexts.notValid],
    ["nothing that is seen", { name: "\u200b\0\ud800" }, listTexts.required],
    ["101 characters", { name: "x".repeat(101) }, listTexts.tooLong(100)],
  ])("[FORM-1] refuses a name that is %s", async (_what, body, text) => {
    const anna = await register("Anna");
    const refusal = { status: 400, body: { code: "VALIDATION_FAILED", validation: { name: [text] } } };
    expect(await call("POST /list", { by: anna, body })).toMatchObject(refusal);
    const listId = await createList(anna, "ő".repeat(100));
    expect(await call("PUT /list/{id}", { by: anna, id: listId, body })).toMatchObject(refusal);
    expect(await readLists(anna)).toMatchObject([{ name: "ő".repeat(100) }]);
  });
}
