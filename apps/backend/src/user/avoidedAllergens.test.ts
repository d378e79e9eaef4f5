import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { parseAs } from "../testing/parseAs.ts";
import { personClient } from "../testing/personClient.ts";
import { firstNow, type Sender } from "../testing/startTestBackend.ts";
import { userTexts } from "./text.hu.ts";

interface Answer {
  readonly user: { readonly avoided_allergens: ReadonlyArray<string> | null };
}

onBothDatabases("the allergens that a person avoids", (backend) => {
  const { register } = accountClient(backend);
  const { remove } = personClient(backend);
  let anna: Account;
  beforeEach(async () => {
    anna = await register();
  });

  const set = (variables: Readonly<Record<string, unknown>>, by?: Sender) =>
    backend().ask<Answer | null>(
      "mutation ($allergens: [String!]!, $consents: Boolean!) { user: setMyAvoidedAllergens(allergens: $allergens, consents: $consents) { avoided_allergens } }",
      { consents: false, ...variables },
      by,
    );
  const forget = (by?: Sender) =>
    backend().ask<Answer | null>("mutation { user: forgetMyAvoidedAllergens { avoided_allergens } }", {}, by);
  const stored = async (by: Sender) =>
    (await backend().ask<Answer>("{ user: me { avoided_allergens } }", {}, by)).data.user.avoided_allergens;
  const exported = async (by: Sender): Promise<unknown> => {
    const { data } = await backend().ask<{ exportMyData: string }>("{ exportMyData }", {}, by);
    return parseAs<{ avoided_allergens: unknown }>(data.exportMyData).avoided_allergens;
  };
  const rows = () =>
    backend().database.db.selectFrom("user_allergens").where("user_id", "=", anna.id).selectAll().execute();

  it("[ALLERGEN-4] are stored with the person's consent only, which then lasts until they withdraw it", async () => {
    const refused = await set({ allergens: ["milk"] }, anna);
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      validation: { consents: [userTexts.noConsent] },
    });
    expect([await stored(anna), await exported(anna)]).toEqual([null, null]);
    const kept = await set({ allergens: ["milk", "gluten", "milk"], consents: true }, anna);
    expect(kept.data?.user.avoided_allergens).toEqual(["gluten", "milk"]);
    expect((await set({ allergens: [] }, anna)).data?.user.avoided_allergens).toEqual([]);
    await set({ allergens: ["eggs"] }, anna);
    expect(await exported(anna)).toEqual({ allergens: ["eggs"], consented_at: new Date(firstNow).toISOString() });
    expect((await forget(anna)).data?.user.avoided_allergens).toBeNull();
    expect((await set({ allergens: ["eggs"] }, anna)).errors[0]?.extensions.code).toBe("VALIDATION_FAILED");
    expect([await stored(anna), await exported(anna), await rows()]).toEqual([null, null, []]);
  });

  it("[ALLERGEN-4] belong to the caller: another user cannot read, change or delete them, and a guest has none", async () => {
    const bela = await register();
    await set({ allergens: ["nuts"], consents: true }, anna);
    expect((await set({ allergens: ["milk"] }, bela)).errors[0]?.extensions.code).toBe("VALIDATION_FAILED");
    await forget(bela);
    expect([await stored(bela), await exported(bela), await stored(anna)]).toEqual([null, null, ["nuts"]]);
    const guests = [await set({ allergens: ["milk"], consents: true }), await forget()];
    expect(guests.map(({ errors }) => errors[0]?.extensions.code)).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
  });

  it("[ALLERGEN-4] are codes that a label names, not other words", async () => {
    const attacks = [["<script>"], ["milk", "HIV"], Array<string>(10_000).fill("milk").concat("x")];
    for (const allergens of attacks) {
      const { errors } = await set({ allergens, consents: true }, anna);
      expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION_FAILED" });
    }
    expect(await stored(anna)).toBeNull();
  });

  it("[ALLERGEN-4] are deleted with the account", async () => {
    await set({ allergens: ["nuts"], consents: true }, anna);
    await remove(anna.password, anna);
    expect(await rows()).toEqual([]);
  });
});
