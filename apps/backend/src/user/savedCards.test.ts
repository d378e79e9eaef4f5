import { expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Card {
  readonly id: string;
  readonly is_default: boolean;
}

onBothDatabases("saved cards", (backend) => {
  const { register } = accountClient(backend);
  const fields = "saved_credit_cards { id card_title card_type card_pan card_exp is_default }";

  async function save(owner: Account, is_default: boolean): Promise<string> {
    const card = {
      id: randomId(),
      user_id: owner.id,
      created_at: firstNow,
      card_title: "Fizetés",
      card_type: "Visa",
      card_pan: "4242",
      card_exp: "11/28",
      is_default,
    };
    await backend()
      .database.db.insertInto("saved_credit_cards")
      .values({ ...card, provider: "simplePay", token: card.id })
      .execute();
    return card.id;
  }
  const change = (call: "deleteMySavedCreditCard" | "setDefaultMySavedCreditCard", card_id: string, by?: Account) =>
    backend().ask<Record<string, { saved_credit_cards: Card[] }> | null>(
      `mutation ($card_id: ID!) { ${call}(card_id: $card_id) { ${fields} } }`,
      { card_id },
      by,
    );
  const cards = async (by: Account) =>
    (await backend().ask<{ me: { saved_credit_cards: Card[] } }>(`{ me { ${fields} } }`, {}, by)).data.me
      .saved_credit_cards;

  it("[PAY-3] show title, type, last digits, expiry, and which is the default", async () => {
    const anna = await register();
    const id = await save(anna, true);
    expect(await cards(anna)).toEqual([
      { id, card_title: "Fizetés", card_type: "Visa", card_pan: "4242", card_exp: "11/28", is_default: true },
    ]);
  });

  it("[PAY-3] can be made the default and taken away, and one of those that are left is the default", async () => {
    const anna = await register();
    const [first, second, third] = [await save(anna, true), await save(anna, false), await save(anna, false)];
    const { data } = await change("setDefaultMySavedCreditCard", third, anna);
    expect(data?.["setDefaultMySavedCreditCard"]?.saved_credit_cards).toMatchObject([
      { id: first, is_default: false },
      { id: second, is_default: false },
      { id: third, is_default: true },
    ]);
    await change("deleteMySavedCreditCard", third, anna);
    expect(await cards(anna)).toMatchObject([
      { id: first, is_default: true },
      { id: second, is_default: false },
    ]);
  });

  it("belong to their owner", async () => {
    const [anna, bela] = [await register(), await register()];
    const id = await save(anna, true);
    for (const call of ["deleteMySavedCreditCard", "setDefaultMySavedCreditCard"] as const) {
      expect((await change(call, id)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
      for (const each of [id, randomId(), ""])
        expect((await change(call, each, bela)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    }
    expect(await cards(anna)).toHaveLength(1);
  });
});
