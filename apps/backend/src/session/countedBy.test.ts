import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { provenAccount } from "../testing/provenAccount.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { visit, type Visitor } from "../testing/visitor.ts";
import { issueOneTimeToken } from "./issueOneTimeToken.ts";
import { attemptLimits } from "./attemptLimits.ts";

onBothDatabases("Behind an address of many", (backend) => {
  const { readyCart } = orderClient(backend);
  const address = "198.51.100.1";
  const db = () => backend().database.db;
  const ordering = "mutation ($cart: ID!) { createOrder(orderInput: { cart_id: $cart }) { transaction_id } }";
  const order = async (visitor = visit(backend, address), by?: { readonly token: string }) =>
    await visitor.ask(ordering, { cart: await readyCart({}, by) }, by);
  const [limited, answered] = [{ status: 429 }, { status: 200, code: undefined }];

  beforeEach(async () => {
    backend().setNow(firstNow);
    await db().deleteFrom("rate_limits").execute();
  });

  /** Somebody there uses up what the address may do, without an account. */
  async function strangerOrders(): Promise<void> {
    await order();
    await db()
      .updateTable("rate_limits")
      .set({ uses: attemptLimits.order.network })
      .where("key", "=", `order/network/${address}`)
      .executeTakeFirstOrThrow();
    expect(await order()).toMatchObject(limited);
  }

  it("[LIMIT-1] each of 45 proven shoppers orders, and a stranger there has all of the guests' orders left.", async () => {
    for (let each = 0; each < 45; each += 1)
      expect(await order(visit(backend, address), await provenAccount(backend))).toMatchObject(answered);
    const keys = await db().selectFrom("rate_limits").where("key", "like", "order/network/%").select("key").execute();
    expect(keys).toEqual([]);
  });

  it("[LIMIT-1] a stranger locks out no proven shopper, and no guest on a proven shopper's device.", async () => {
    const home = visit(backend, address);
    const anna = await provenAccount(backend);
    await home.logIn(anna);
    await strangerOrders();
    expect(await order(visit(backend, address), anna)).toMatchObject(answered);
    expect(await order(home)).toMatchObject(answered);
  });

  it("[LIMIT-1] an account that proved nothing counts with the strangers, and so does its device.", async () => {
    const fake = await accountClient(backend).register();
    const device = visit(backend, address);
    await device.logIn(fake);
    await strangerOrders();
    expect(await order(visit(backend, address), fake)).toMatchObject(limited);
    expect(await order(device)).toMatchObject(limited);
  });

  it("[LIMIT-1] a stranger who uses up the registrations of the address stops no one on a proven shopper's device.", async () => {
    const home = visit(backend, address);
    await home.logIn(await provenAccount(backend));
    const register = (visitor: Visitor) =>
      visitor.ask("mutation ($who: RegistrationInput!) { registration(registrationData: $who) { token } }", {
        who: { email: `${randomUUID()}@pelda.hu`, name: "Kovács Anna", password: "hosszú jelszó 1" },
      });
    const stranger = visit(backend, address);
    expect(await register(stranger)).toMatchObject(answered);
    await db()
      .updateTable("rate_limits")
      .set({ uses: attemptLimits.registration.network })
      .where("key", "=", `registration/network/${address}`)
      .executeTakeFirstOrThrow();
    expect(await register(stranger)).toMatchObject(limited);
    expect(await register(home)).toMatchObject(answered);
  });

  it("[LIMIT-1] right passwords use up no logins of the address.", async () => {
    const anna = await provenAccount(backend);
    const stranger = await accountClient(backend).register();
    await visit(backend, address).logIn({ ...anna, password: "nem ez a jelszó" });
    const counted = db().selectFrom("rate_limits").where("key", "=", `login/network/${address}`).select("uses");
    for (let each = 0; each < 3; each += 1)
      expect(await visit(backend, address).logIn(stranger)).toMatchObject(answered);
    expect(await counted.executeTakeFirst()).toEqual({ uses: 1 });
  });

  it("[LIMIT-1] wrong tokens of a stranger keep no right one from a new password.", async () => {
    const anna = await provenAccount(backend);
    const stranger = visit(backend, address);
    const guess = () => stranger.ask('mutation { tokenLogin(token: "x") { token } }');
    expect(await guess()).toMatchObject({ code: "INVALID_TOKEN" });
    await db()
      .updateTable("rate_limits")
      .set({ uses: attemptLimits.oneTimeToken.network })
      .where("key", "=", `oneTimeToken/network/${address}`)
      .executeTakeFirstOrThrow();
    expect(await guess()).toMatchObject(limited);
    const token = await issueOneTimeToken(db(), { userId: anna.id, purpose: "passwordReset", now: new Date(firstNow) });
    const reset = (sent: string) =>
      visit(backend, address).ask("mutation ($input: ResetPasswordInput!) { resetPassword(resetData: $input) }", {
        input: { email: anna.email, token: sent, password: "egy másik hosszú jelszó" },
      });
    expect(await reset(`${token}x`)).toMatchObject(limited);
    expect(await reset(token)).toMatchObject(answered);
  });

  it("[LIMIT-1] a clock that was a week ahead locks nobody out.", async () => {
    const later = new Date(Date.parse(firstNow) + 7 * 86_400_000).toISOString();
    backend().setNow(later);
    const wrong = { email: "senki@pelda.hu", password: "nem ez a jelszó" };
    for (let each = 0; each <= attemptLimits.login.emailAndNetwork; each += 1)
      await visit(backend, address).logIn(wrong);
    expect(await visit(backend, address).logIn(wrong)).toMatchObject(limited);
    backend().setNow(firstNow);
    expect(await visit(backend, address).logIn(wrong)).toMatchObject({ code: "WRONG_CREDENTIALS" });
  });
});
