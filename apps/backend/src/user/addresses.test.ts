import { texts } from "@kamra/core/texts";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import type { TestBackend } from "../testing/startTestBackend.ts";

interface Address {
  readonly id: string;
  readonly name: string;
  readonly is_default: boolean;
}

interface Me {
  readonly customer_type: string;
  readonly default_shipping_address: Address | null;
  readonly default_billing_address: Address | null;
  readonly shipping_addresses: ReadonlyArray<Address>;
  readonly billing_addresses: ReadonlyArray<Address>;
}

let houses = 0;
/** Equal addresses are saved once: each of these is another one. */
const another = () => ({ house_number: `${(houses += 1)}.` });

const shared = { name: "Kovács Anna", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46-50" };

const kinds = {
  Shipping: {
    fields: "id name postcode city street house_number note telephone is_default is_goodid",
    input: { ...shared, note: "Kapucsengő: 12", telephone: "+36 20 123 4567" },
    stored: { ...shared, note: "Kapucsengő: 12", telephone: "36201234567", is_goodid: false },
    list: "shipping_addresses",
    default: "default_shipping_address",
  },
  Billing: {
    fields:
      "id name postcode city street house_number is_company vat_number bank_transfer_enabled is_default is_goodid",
    input: { ...shared, is_company: true, vat_number: " 12345676-2-41 " },
    stored: {
      ...shared,
      is_company: true,
      vat_number: "12345676-2-41",
      bank_transfer_enabled: false,
      is_goodid: false,
    },
    list: "billing_addresses",
    default: "default_billing_address",
  },
} as const;

function addressBook(backend: () => TestBackend, kind: keyof typeof kinds) {
  const { fields, input } = kinds[kind];
  const me = `customer_type default_shipping_address { id } default_billing_address { id } shipping_addresses { ${kinds.Shipping.fields} } billing_addresses { ${kinds.Billing.fields} }`;
  const mutation = (call: string, variables: string, selection: string) =>
    `mutation (${variables}) { ${call} { ${selection} } }`;
  const book = {
    create: (by: Account | undefined, data: Readonly<Record<string, unknown>> = {}) =>
      backend().ask<Record<string, Address> | null>(
        mutation(`createMyUser${kind}Address(address: $address)`, `$address: User${kind}AddressInput!`, fields),
        { address: { ...input, ...data } },
        by,
      ),
    update: (by: Account | undefined, address_id: string, data: Readonly<Record<string, unknown>> = {}) =>
      backend().ask<Record<string, Address> | null>(
        mutation(
          `updateMyUser${kind}Address(address_id: $address_id, address: $address)`,
          `$address_id: ID!, $address: User${kind}AddressInput!`,
          fields,
        ),
        { address_id, address: { ...input, ...data } },
        by,
      ),
    remove: (by: Account | undefined, address_id: string) =>
      backend().ask<Record<string, Me> | null>(
        mutation(`deleteMyUser${kind}Address(address_id: $address_id)`, "$address_id: ID!", me),
        { address_id },
        by,
      ),
    setDefault: (by: Account | undefined, address_id: string) =>
      backend().ask<Record<string, Me> | null>(
        mutation(`setDefaultMyUser${kind}Address(address_id: $address_id)`, "$address_id: ID!", me),
        { address_id },
        by,
      ),
    created: async (by: Account, data?: Readonly<Record<string, unknown>>): Promise<Address> => {
      const { data: answer, errors } = await book.create(by, data);
      const address = answer?.[`createMyUser${kind}Address`];
      if (address === undefined) throw new Error(JSON.stringify(errors));
      return address;
    },
    me: async (by: Account): Promise<Me> => (await backend().ask<{ me: Me }>(`{ me { ${me} } }`, {}, by)).data.me,
  };
  return book;
}

for (const [name, kind] of Object.entries(kinds)) {
  const which = name === "Shipping" ? "Shipping" : "Billing";
  onBothDatabases(`${name} addresses`, (backend) => {
    const { register } = accountClient(backend);
    const { create, created, me, remove, setDefault, update } = addressBook(backend, which);
    let anna: Account;
    beforeEach(async () => {
      anna = await register();
    });
    const listed = async () => (await me(anna))[kind.list];

    it("[ADDR-8] are stored as given, except for the fields that only the shop sets", async () => {
      const address = await created(anna);
      expect(address).toEqual({ ...kind.stored, id: address.id, is_default: true });
      expect(await listed()).toEqual([address]);
      const { data } = await update(anna, address.id, { name: " Kovács-Nagy Anna ", street: "Fő utca" });
      expect(Object.values(data ?? {})).toEqual([{ ...address, name: "Kovács-Nagy Anna", street: "Fő utca" }]);
    });

    it.each([
      [
        "[FORM-1] nothing",
        { name: " ", city: null, street: "", house_number: "\t" },
        Object.fromEntries(["name", "city", "street", "house_number"].map((field) => [field, ["Kötelező mező!"]])),
      ],
      ["[ADDR-6] a postcode that no place has", { postcode: 9999 }, { postcode: ["Nem létező irányítószám!"] }],
      ["[ADDR-6] a postcode far from any", { postcode: -2147483648 }, { postcode: ["Nem létező irányítószám!"] }],
      ["what is too long", { street: "x".repeat(101) }, { street: ["Legfeljebb 100 karakter adható meg!"] }],
      [
        "[ADDR-12] a town of another postcode",
        { postcode: 1186, city: "Debrecen" },
        { city: ["Az 1186 irányítószámhoz tartozik: Budapest."] },
      ],
      [
        "[ADDR-12] a town that is none of several",
        { postcode: 7396, city: "Budapest" },
        { city: ["A 7396 irányítószámhoz tartozik: Liget, Magyarszék."] },
      ],
      ["what nothing can hold", { city: "Buda\0pest" }, { city: ["A megadott érték nem érvényes!"] }],
    ])("[FORM-3] refuse %s, and then nothing changes", async (_what, data, expected) => {
      const { id } = await created(anna);
      const before = await me(anna);
      for (const { errors } of [await create(anna, data), await update(anna, id, data)])
        expect(errors[0]?.extensions.validation).toEqual(expected);
      expect(await me(anna)).toEqual(before);
    });

    it("[ADDR-11] have exactly one default, after any changes in any order", async () => {
      const step = fc.oneof(
        fc.record({ do: fc.constant("create" as const), is_default: fc.boolean() }),
        fc.record({
          do: fc.constantFrom("update" as const, "remove" as const, "setDefault" as const),
          at: fc.nat(5),
          is_default: fc.boolean(),
        }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          anna = await register();
          // The model: which addresses exist, and which one was last chosen as the default.
          let model: string[] = [];
          let chosen: string | undefined;
          for (const each of steps) {
            if (each.do === "create") {
              const { id } = await created(anna, { ...another(), is_default: each.is_default });
              model.push(id);
              if (each.is_default || model.length === 1) chosen = id;
              continue;
            }
            const id = model[each.at % Math.max(1, model.length)];
            if (id === undefined) continue;
            if (each.do === "update") await update(anna, id, { is_default: each.is_default });
            else await (each.do === "remove" ? remove : setDefault)(anna, id);
            if (each.do === "remove") {
              model = model.filter((other) => other !== id);
              if (chosen === id) chosen = model[0];
            } else if (each.do === "setDefault" || each.is_default) chosen = id;
          }
          const now = await me(anna);
          expect(now[kind.list].map(({ id }) => id)).toEqual(model);
          expect(now[kind.list].filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual(
            chosen === undefined ? [] : [chosen],
          );
          expect(now[kind.default]?.id).toBe(chosen);
        }),
        { numRuns: 15 },
      );
    });

    it("[ADDR-11] have exactly one default, also after concurrent changes", async () => {
      await Promise.all(
        Array.from({ length: 6 }, (_none, index) => created(anna, { ...another(), is_default: index % 2 === 0 })),
      );
      const addresses = await listed();
      expect(addresses).toHaveLength(6);
      await Promise.all([
        ...addresses.map(({ id }) => setDefault(anna, id)),
        ...addresses.slice(0, 3).map(({ id }) => remove(anna, id)),
      ]);
      expect((await listed()).map(({ is_default }) => is_default).toSorted()).toEqual([false, false, true]);
    });

    it("[ADDR-11] cannot be two the default, or one anything else, in the database itself", async () => {
      const [first, second] = [await created(anna), await created(anna, another())];
      const { db } = backend().database;
      const table = which === "Shipping" ? "user_shipping_addresses" : "user_billing_addresses";
      await expect(
        db.updateTable(table).set({ is_default: true }).where("id", "in", [first.id, second.id]).execute(),
      ).rejects.toThrow(/unique/);
    });

    it("[ORDER-8] [FORM-6] that are equal are saved once, however they are written", async () => {
      const { id } = await created(anna);
      const again = [
        {},
        { street: "Közdűlő út".normalize("NFD") },
        { street: " Közdűlő\u00a0út ", name: "KOVÁCS ANNA" },
        { city: "Budapest XVIII. kerület", house_number: "46-50." },
        { street: "Közdűlő út 46-50", house_number: null },
      ];
      for (const data of again) expect((await created(anna, data)).id).toBe(id);
      expect((await created(anna, { street: "Közdűlő utca" })).id).not.toBe(id);
      expect(await listed()).toHaveLength(2);
      expect((await created(anna, { is_default: true })).is_default).toBe(true);
    });

    it("[ORDER-3] are made once for one key, however often they are sent", async () => {
      const by = { ...anna, idempotencyKey: `kulcs-${randomId()}` };
      const answers = await Promise.all([create(by), create(by), create(by)]);
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      expect(await listed()).toHaveLength(1);
      expect((await create(by, { name: "Más" })).errors[0]?.extensions.code).toBe("IDEMPOTENCY_KEY_REUSED");
    });

    it("are fifty at most", async () => {
      await Promise.all(Array.from({ length: 50 }, () => created(anna, another())));
      expect((await create(anna)).errors[0]?.extensions.validation).toEqual({
        name: ["Legfeljebb 50 címet menthetsz el!"],
      });
    });

    describe("belong to their owner", () => {
      it("are refused to guests as unauthenticated, and to other users as unknown", async () => {
        const address = await created(anna);
        const bela = await register();
        await created(bela);
        const before = [await me(anna), await me(bela)];
        const code = ({ data, errors }: { data: unknown; errors: ReadonlyArray<{ extensions: { code: string } }> }) => [
          data,
          errors[0]?.extensions.code,
        ];
        expect(code(await create(undefined))).toEqual([null, "UNAUTHENTICATED"]);
        for (const call of [update, remove, setDefault]) {
          expect(code(await call(undefined, address.id))).toEqual([null, "UNAUTHENTICATED"]);
          for (const id of [address.id, randomId(), "", "__NEW_ADDRESS__", "x".repeat(5000)])
            expect(code(await call(bela, id))).toEqual([null, "NOT_FOUND"]);
        }
        expect([await me(anna), await me(bela)]).toEqual(before);
      });
    });
  });
}

onBothDatabases("addresses", (backend) => {
  const { register } = accountClient(backend);
  const shipping = addressBook(backend, "Shipping");
  const billing = addressBook(backend, "Billing");

  it("[FORM-2] of deliveries store a normalized telephone number, or none", async () => {
    const anna = await register();
    expect(await shipping.created(anna, { telephone: "06 1 234 5678", note: " " })).toMatchObject({
      telephone: "3612345678",
      note: null,
    });
    expect(await shipping.created(anna, { ...another(), telephone: "" })).toMatchObject({ telephone: null });
    expect((await shipping.create(anna, { telephone: "+44 20 7946 0958" })).errors[0]?.extensions.validation).toEqual({
      telephone: [texts.form.telephone],
    });
  });

  it("[LAW-5] [FORM-6] of companies store the tax number as it is written, from any spelling", async () => {
    const anna = await register();
    for (const vat_number of ["12345676241", "12345676 2 41", "Adószám: 12345676–2–41\u200b"])
      expect(await billing.created(anna, { ...another(), vat_number })).toMatchObject({ vat_number: "12345676-2-41" });
  });

  it.each([
    [null, "Kötelező mező!"],
    [" ", "Kötelező mező!"],
    ["1234567624", texts.form.taxNumberProblems.format],
    ["12345676-2-99", texts.form.taxNumberProblems.county],
    ["00000000-2-41", texts.form.taxNumberProblems.checksum],
    ["12345676-6-41", texts.form.taxNumberProblems.vatCode],
    ["12345678-2-41", texts.form.taxNumberProblems.checksum],
  ])("[LAW-5] [ADDR-2] of companies need a tax number that there can be: %s", async (vat_number, message) => {
    const anna = await register();
    expect((await billing.create(anna, { vat_number })).errors[0]?.extensions.validation).toEqual({
      vat_number: [message],
    });
  });

  it("[ADDR-2] of people have no tax number", async () => {
    const anna = await register();
    expect(await billing.created(anna, { is_company: false, vat_number: "nem is szám" })).toMatchObject({
      is_company: false,
      vat_number: null,
    });
  });

  it("[SPEC-1] say by the default one whether the customer is a company", async () => {
    const anna = await register();
    const type = async () => (await billing.me(anna)).customer_type;
    expect(await type()).toBe("UNKNOWN");
    const home = await billing.created(anna, { is_company: false });
    expect(await type()).toBe("B2C");
    await billing.created(anna, { is_default: true });
    expect(await type()).toBe("B2B");
    await billing.setDefault(anna, home.id);
    expect(await type()).toBe("B2C");
  });
});
