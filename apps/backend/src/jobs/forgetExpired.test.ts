import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { randomId } from "../database/randomId.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { firstNow, startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { forgetExpired } from "./forgetExpired.ts";

const now = new Date(firstNow);
const second = 1000;
const day = 24 * 60 * 60 * second;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const hash = () => randomBytes(32).toString("hex");

onBothDatabases("what is kept for a time", (backend) => {
  const db = () => backend().database.db;
  const userId = randomId();
  beforeAll(async () => {
    await db()
      .insertInto("users")
      .values({ id: userId, email: `${userId}@pelda.hu`, name: "Anna" })
      .execute();
  });

  const insertCart = async (
    values: { readonly user_id?: string; readonly ordered_at?: string; readonly updated_at?: string } = {},
  ) => {
    const id = randomId();
    await db()
      .insertInto("carts")
      .values({ id, updated_at: ago(0), ...values })
      .execute();
    return id;
  };
  const hold = async (held_until: string | null) => {
    await orderClient(backend).slot();
    const slot = await db()
      .selectFrom("time_slots")
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom("time_slot_places").whereRef("time_slot_id", "=", "time_slots.id"))),
      )
      .select(["id", "order_limit"])
      .executeTakeFirstOrThrow();
    await db()
      .insertInto("time_slot_places")
      .values({
        time_slot_id: slot.id,
        place: 1,
        order_limit: slot.order_limit,
        cart_id: await insertCart(),
        held_until,
      })
      .execute();
  };
  const token = (expires_at: string, revoked_at: string | null = null, end_reason: "OTHER_DEVICE" | null = null) =>
    db()
      .insertInto("access_tokens")
      .values({ hash: hash(), user_id: userId, expires_at, revoked_at, end_reason })
      .execute();
  const device = (expires_at: string) =>
    db().insertInto("known_devices").values({ hash: hash(), user_id: userId, expires_at }).execute();
  const oneTimeToken = (purpose: "passwordReset" | "signIn", expires_at: string) =>
    db().insertInto("one_time_tokens").values({ hash: hash(), user_id: userId, purpose, expires_at }).execute();
  const attempt = (expires_at: string) =>
    db()
      .insertInto("sign_in_attempts")
      .values({ state_hash: hash(), nonce: "n", code_verifier: "v", expires_at })
      .execute();
  const limit = (started_at: string) =>
    db().insertInto("rate_limits").values({ key: randomUUID(), started_at, uses: 1 }).execute();
  const key = (created_at: string) =>
    db().insertInto("idempotency_keys").values({ hash: hash(), input: hash(), result: "1", created_at }).execute();
  const mail = (sent_at: string | null, failed_at: string | null = null) =>
    db()
      .insertInto("mails")
      .values({
        recipient: "anna@pelda.hu",
        user_id: null,
        kind: "registration",
        data: "{}",
        created_at: ago(99 * day),
        next_attempt_at: ago(99 * day),
        sent_at,
        failed_at,
      })
      .execute();

  const subscription = (confirmation_expires_at: string | null) => {
    const asked = {
      confirmed_at: confirmation_expires_at === null ? ago(99 * day) : null,
      confirmation_hash: confirmation_expires_at === null ? null : hash(),
      confirmation_expires_at,
    };
    return db()
      .insertInto("newsletter_subscriptions")
      .values({ id: randomId(), email: `${randomId()}@pelda.hu`, name: null, consented_at: ago(99 * day), ...asked })
      .execute();
  };
  const message = (created_at: string) =>
    db()
      .insertInto("contact_messages")
      .values({
        user_id: null,
        name: "Anna",
        email: "anna@pelda.hu",
        telephone: null,
        subject: "?",
        message: "?",
        created_at,
      })
      .execute();
  const feedback = (created_at: string) =>
    db()
      .insertInto("feedback")
      .values({ user_id: null, rating: 5, message: null, email: null, page: null, created_at })
      .execute();

  const wish = (updated_at: string) =>
    db().insertInto("product_wishes").values({ words: randomId(), term: "kumkvat", wishes: 1, updated_at }).execute();

  const cases: ReadonlyArray<
    readonly [
      what: string,
      table: keyof DatabaseSchema,
      over: () => Promise<unknown>,
      kept: ReadonlyArray<() => Promise<unknown>>,
    ]
  > = [
    [
      "a place in a time slot that nobody ordered",
      "time_slot_places",
      () => hold(ago(0)),
      [() => hold(ago(-second)), () => hold(null)],
    ],
    ["an idempotency key of yesterday", "idempotency_keys", () => key(ago(day)), [() => key(ago(day - second))]],
    [
      "a token for one use that came too late",
      "one_time_tokens",
      () => oneTimeToken("signIn", ago(0)),
      [() => oneTimeToken("passwordReset", ago(-second))],
    ],
    ["a token that is no good any more", "access_tokens", () => token(ago(0)), [() => token(ago(-second))]],
    ["a token that was revoked", "access_tokens", () => token(ago(-day), ago(second)), []],
    [
      "why a token was revoked from elsewhere a month ago",
      "access_tokens",
      () => token(ago(-day), ago(30 * day), "OTHER_DEVICE"),
      [() => token(ago(-day), ago(30 * day - second), "OTHER_DEVICE")],
    ],
    [
      "why a token that is no good any more was revoked",
      "access_tokens",
      () => token(ago(0), ago(0), "OTHER_DEVICE"),
      [],
    ],
    [
      "a device from which nobody has logged in for a year",
      "known_devices",
      () => device(ago(0)),
      [() => device(ago(-second))],
    ],
    ["a sign-in that nobody came back from", "sign_in_attempts", () => attempt(ago(0)), [() => attempt(ago(-second))]],
    ["yesterday's count of tries", "rate_limits", () => limit(ago(day)), [() => limit(ago(day - second))]],
    [
      "a guest's cart of three months ago",
      "carts",
      () => insertCart({ updated_at: ago(90 * day) }),
      [
        () => insertCart({ updated_at: ago(90 * day - second) }),
        () => insertCart({ updated_at: ago(99 * day), user_id: userId }),
        () => insertCart({ updated_at: ago(99 * day), ordered_at: ago(99 * day) }),
      ],
    ],
    [
      "a newsletter that nobody confirmed",
      "newsletter_subscriptions",
      () => subscription(ago(0)),
      [() => subscription(ago(-second)), () => subscription(null)],
    ],
    [
      "a message of three years ago",
      "contact_messages",
      () => message(ago(3 * 365 * day)),
      [() => message(ago(3 * 365 * day - second))],
    ],
    [
      "what somebody thought of the shop a year ago",
      "feedback",
      () => feedback(ago(365 * day)),
      [() => feedback(ago(365 * day - second))],
    ],
    [
      "a wish that was last heard a year ago",
      "product_wishes",
      () => wish(ago(365 * day)),
      [() => wish(ago(365 * day - second))],
    ],
    [
      "that a mail was sent a month ago",
      "mails",
      () => mail(ago(30 * day)),
      [() => mail(ago(30 * day - second)), () => mail(null)],
    ],
    [
      "a mail that was given up a month ago",
      "mails",
      () => mail(null, ago(30 * day)),
      [() => mail(null, ago(30 * day - second))],
    ],
  ];

  it.each(cases)("is forgotten then and not before: %s", async (_what, table, over, kept) => {
    const rows = () =>
      db()
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
    for (const make of kept) await make();
    const before = await rows();
    await over();
    expect(await forgetExpired(db(), { now })).toBe(1);
    expect(await rows()).toEqual(before);
  });

  it("is forgotten by the backend's own jobs", async () => {
    await limit(ago(2 * day));
    await backend().runDueJobs();
    expect(await forgetExpired(db(), { now })).toBe(0);
  });

  it("deletes all expired rows in portions, also in two processes at the same time", async () => {
    await db()
      .insertInto("rate_limits")
      .values(Array.from({ length: 2500 }, () => ({ key: randomUUID(), started_at: ago(2 * day), uses: 1 })))
      .execute();
    const counts = await Promise.all([forgetExpired(db(), { now }), forgetExpired(db(), { now })]);
    const rest = await forgetExpired(db(), { now });
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(2500);
    expect(await forgetExpired(db(), { now })).toBe(0);
  });
});

describe("on PostgreSQL", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(async () => {
    await backend.close();
  });

  it("skips a cart that is in use, and blocks no other request", async () => {
    const { db } = backend.database;
    const id = randomId();
    await db
      .insertInto("carts")
      .values({ id, updated_at: ago(99 * day) })
      .execute();
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("carts")
        .set({ updated_at: ago(0) })
        .where("id", "=", id)
        .execute();
      expect(await forgetExpired(db, { now })).toBe(0);
    });
    expect(await forgetExpired(db, { now })).toBe(0);
    expect(await db.selectFrom("carts").where("id", "=", id).select("id").execute()).toEqual([{ id }]);
  });
});
