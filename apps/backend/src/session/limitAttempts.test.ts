import { expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("attempts", (backend) => {
  const { register } = accountClient(backend);
  const { readyCart, slot, placed } = orderClient(backend);
  async function post(query: string, variables: object, remoteAddress = "198.51.100.1", idempotencyKey?: string) {
    const { statusCode, headers, body } = await backend().app.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress,
      headers: {
        "content-type": "application/json",
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      payload: JSON.stringify({ query, variables }),
    });
    return { status: statusCode, wait: headers["retry-after"], code: /"code":"(\w+)"/.exec(body)?.[1] };
  }
  const login = (email: string, password: string, remoteAddress?: string) =>
    post(
      "mutation ($loginData: LoginInput!) { login(loginData: $loginData) { token } }",
      { loginData: { email, password } },
      remoteAddress,
    );
  const limited = (wait: string) => ({ status: 429, wait, code: "RATE_LIMITED" });

  it("[SEARCH-13] of wishes for products are 20 in an hour from one place, and the others are not counted", async () => {
    const wish = (term: string) =>
      post("mutation ($term: String!) { wishForProduct(term: $term) }", { term }, "198.51.100.9");
    for (let time = 0; time < 20; time += 1) expect((await wish(`kumkvat ${time}`)).status).toBe(200);
    expect(await wish("kumkvat 20")).toEqual(limited("3600"));
    const stored = await backend().database.db.selectFrom("product_wishes").select("term").execute();
    expect(stored).toHaveLength(20);
  });

  it("at logging in with an address are 10 in 15 minutes from one place, also for the right password", async () => {
    const { email, password } = await register();
    for (let time = 0; time < 10; time += 1)
      expect((await login(email, "nem ez a jelszó")).code).toBe("WRONG_CREDENTIALS");
    expect(await login(email, password)).toEqual(limited("900"));
    expect(await login(email.toUpperCase(), password)).toEqual(limited("900"));
    expect(await login(` ${email.toUpperCase()} `, password)).toEqual(limited("900"));
    expect((await login(email, password, "198.51.100.2")).status).toBe(200);
    expect((await login("mas@pelda.hu", password)).code).toBe("WRONG_CREDENTIALS");
    backend().setNow("2026-11-21T10:14:59+01:00");
    expect(await login(email, password)).toEqual(limited("1"));
    backend().setNow("2026-11-21T10:15:00+01:00");
    expect((await login(email, password)).status).toBe(200);
    backend().setNow(firstNow);
  });

  it("by as many machines of one IPv6 network count together", async () => {
    for (let time = 0; time < 10; time += 1) await login("hat@pelda.hu", "nem ez a jelszó", `2001:db8:1:2::${time}`);
    expect((await login("hat@pelda.hu", "nem ez a jelszó", "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await login("hat@pelda.hu", "nem ez a jelszó", "2001:db8:1:3::1")).code).toBe("WRONG_CREDENTIALS");
  });

  const done = { status: 200, wait: undefined, code: undefined };
  const createCart = "mutation { createCart { id } }";
  const uses = (key: string) =>
    backend().database.db.selectFrom("rate_limits").where("key", "=", key).select("uses").executeTakeFirst();
  /** As though it had been done so often. */
  const setUses = (key: string, uses: number) =>
    backend().database.db.updateTable("rate_limits").set({ uses }).where("key", "=", key).executeTakeFirstOrThrow();

  it("[CART-1] at creating carts are limited for guests, and a repeated key counts once", async () => {
    const from = "198.51.100.4";
    const key = "a-key-of-some-length";
    expect(await post(createCart, {}, from)).toEqual(done);
    await setUses(`cart/network/${from}`, 299);
    for (let time = 0; time < 2; time += 1) expect(await post(createCart, {}, from, key)).toEqual(done);
    expect(await post(createCart, {}, from)).toEqual(limited("3600"));
    expect(await post(createCart, {}, from, key)).toEqual(done);
    expect(await post(createCart, {}, "198.51.100.5")).toEqual(done);
  });

  it("[SHIP-6] at reserving time slots are limited, and refused ones do not count", async () => {
    const id = await readyCart({ shipping_method: "1" });
    const hold = async (timetable_time_slot: string | null, from?: string) =>
      await post(
        "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { timetable_time_slot { id } } }",
        { input: { id, timetable_time_slot } },
        from,
      );
    const free = await slot();
    expect(await hold(free)).toEqual(done);
    await setUses("timeSlot/network/198.51.100.1", 49);
    expect((await hold("999999")).code).toBe("VALIDATION_FAILED");
    expect(await hold(free)).toEqual(done);
    expect(await hold(free)).toEqual(limited("900"));
    expect(await hold(null)).toEqual(done);
    expect(await hold(free, "198.51.100.6")).toEqual(done);
  });

  it("[ORDER-3] at ordering are limited for everyone: a refused order does not count, and a repeated one counts once", async () => {
    const order = async (cart: string, password: string | null = null) =>
      await post(
        "mutation ($cart: ID!, $password: String) { createOrder(orderInput: { cart_id: $cart, password: $password }) { transaction_id } }",
        { cart, password },
        "198.51.100.7",
      );
    expect((await order(await readyCart({ payment_method: null }))).code).toBe("VALIDATION_FAILED");
    const first = await readyCart();
    for (let time = 0; time < 2; time += 1) expect(await order(first)).toEqual(done);
    expect(await uses("order/network/198.51.100.7")).toEqual({ uses: 1 });
    await setUses("order/network/198.51.100.7", 39);
    expect(await order(await readyCart())).toEqual(done);
    const last = await readyCart();
    expect(await order(last)).toEqual(limited("86400"));
    expect(await order(first)).toEqual(done);
    // A password makes the order a registration, and the limit counts it even if the password is refused.
    expect(await uses("registration/network/198.51.100.7")).toBeUndefined();
    expect((await order(last, "rövid")).code).toBe("VALIDATION_FAILED");
    expect(await uses("registration/network/198.51.100.7")).toEqual({ uses: 1 });
    // The cart still has it, and other networks are not limited.
    expect((await placed({ cart_id: last })).order.status.code).toBe("ACCEPTED");
  });

  it("within this process are not limited, unless they act for a client", async () => {
    const ask = async (headers: Readonly<Record<string, string>> = {}) =>
      (
        await backend().fetch("/graphql", {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify({ query: createCart }),
        })
      ).status;
    expect(await ask({ "x-forwarded-for": "198.51.100.8" })).toBe(200);
    await setUses("cart/network/198.51.100.8", 300);
    expect(await ask({ "x-forwarded-for": "198.51.100.8" })).toBe(429);
    expect(await ask()).toBe(200);
    const keys = await backend()
      .database.db.selectFrom("rate_limits")
      .where("key", "like", "cart/%")
      .orderBy("key")
      .select("key")
      .execute();
    expect(keys.map(({ key }) => key)).toEqual(["4", "5", "8"].map((last) => `cart/network/198.51.100.${last}`));
  });

  it("are counted without the address", async () => {
    await login("titkos@pelda.hu", "nem ez a jelszó");
    const keys = await backend().database.db.selectFrom("rate_limits").select("key").execute();
    expect(JSON.stringify(keys)).not.toContain("titkos");
  });
});
