import { orThrow } from "@kamra/core";
import { refusal } from "../backend/refusal.test.kit.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fault, lateResponse, lateRequest, lostResponse, offline, strayRequest } from "../network/index.ts";
import { sequences } from "../runs.test.config.ts";
import { isSync, type ListShopper, type ListsKit, products, startListsKit } from "./lists.test.kit.ts";

let kit: ListsKit;
let members: readonly [ListShopper, ListShopper];
let listId: string;
beforeAll(async () => {
  kit = await startListsKit();
  // Two attempts, so that a request fails soon and its actions are sent again.
  members = [await kit.shopper({ settings: { attempts: 2 } }), await kit.shopper({ settings: { attempts: 2 } })];
  listId = await kit.shared(members[0], [members[1]]);
});
afterAll(() => kit.backend.close());

/** The requests on hold, until their release. */
const makeGates = () => {
  let gates: ReadonlyArray<PromiseWithResolvers<void>> = [];
  let strays: ReadonlyArray<Promise<unknown>> = [];
  return {
    next: () => {
      const gate = Promise.withResolvers<void>();
      gates = [...gates, gate];
      return gate.promise;
    },
    stray: (arrival: Promise<unknown>) => {
      strays = [...strays, arrival];
    },
    open: async () => {
      // A request may be put on hold while these arrive: it waits for the next release.
      const [held, arriving] = [gates, strays];
      gates = [];
      strays = [];
      for (const { resolve } of held) resolve();
      await Promise.all(arriving);
    },
  };
};

const networks = ["fine", "offline", "lostResponse", "lateResponse", "lateRequest", "strayRequest"] as const;

const who = fc.constantFrom(0, 1);
const commands = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("set" as const),
      who,
      productId: fc.constantFrom(...Object.values(products)),
      quantity: fc.constantFrom(0, 1, 2, 0.36, 12),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("network" as const), who, network: fc.constantFrom(...networks) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), who, times: fc.constantFrom(0, 1, 3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("refresh" as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("arrive" as const) }) },
);

describe("two members of one list", () => {
  it("[LIST-7] [NET-7] lose nothing and do nothing twice on any network, and finally both see the last write of each product", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { minLength: 1, maxLength: 14 }), async (sequence) => {
        const [owner] = members;
        const gates = makeGates();
        const faults: Readonly<Record<(typeof networks)[number], () => Fault | null>> = {
          fine: () => null,
          offline: () => offline,
          lostResponse: () => lostResponse,
          lateResponse: () => lateResponse(gates.next()),
          lateRequest: () => lateRequest(gates.next()),
          strayRequest: () => strayRequest(gates.next(), gates.stray),
        };
        /** Every command has its own instant, by all clocks. */
        const tick = () => {
          const instant = Math.max(...members.map(({ clock }) => clock.now().getTime())) + 1;
          for (const { clock } of members) clock.advance(instant - clock.now().getTime());
        };

        const all = Object.values(products);
        tick();
        await owner.quiet(
          Promise.all(all.map((productId) => owner.shop.lists.setQuantity({ listId, productId, quantity: 0 }))),
        );
        for (const shopper of members) await shopper.quiet(shopper.shop.lists.refresh());
        expect(members.map((shopper) => shopper.quantities(listId))).toEqual([{}, {}]);

        const model = new Map<string, number>();
        const promises: Array<Promise<unknown>> = [];
        for (const command of sequence) {
          tick();
          if (command.kind === "arrive") {
            await gates.open();
            continue;
          }
          const { shop, network, clock, rest } = members[command.who] ?? owner;
          switch (command.kind) {
            case "set":
              promises.push(
                shop.lists.setQuantity({ listId, productId: command.productId, quantity: command.quantity }),
              );
              model.set(command.productId, command.quantity);
              break;
            case "network":
              network.use((call) => (isSync(call) || call.path === "/lists" ? faults[command.network]() : null));
              break;
            case "wait":
              await rest();
              for (let time = 0; time < command.times; time += 1) {
                clock.advance(5_000);
                await rest();
              }
              break;
            case "refresh":
              void refusal(shop.lists.refresh());
          }
        }

        for (const { network } of members) network.use(() => null);
        await gates.open();
        for (const shopper of members) {
          shopper.reconnect();
          await shopper.quiet(Promise.resolve());
        }
        await gates.open();
        await Promise.all(promises);
        for (const shopper of members) await shopper.quiet(shopper.shop.lists.refresh());
        const expected = Object.fromEntries([...model].filter(([, quantity]) => quantity > 0));
        for (const shopper of members) {
          expect(shopper.quantities(listId)).toEqual(expected);
          expect(shopper.list(listId)).toMatchObject({ pending: {}, errors: {} });
          expect(shopper.list(listId)?.products).toHaveLength(Object.keys(expected).length);
          for (const { id } of shopper.shop.notices.get()) shopper.shop.dismissNotice(id);
        }
      }),
      sequences,
    );
  }, 1_200_000);

  it("[NET-2] create a list once when it is requested again after a lost answer", async () => {
    const shopper = await kit.shopper();
    shopper.network.use(({ path }) => (path === "/list" ? lostResponse : null));
    expect(await refusal(shopper.quiet(shopper.shop.lists.create({ name: "Egyszer" })))).toMatchObject({
      _tag: "NetworkError",
    });
    shopper.network.use(() => null);
    const listId = orThrow(await shopper.shop.lists.create({ name: "Egyszer" }));
    expect(shopper.shop.lists.state.get().lists?.map(({ id }) => id)).toEqual([listId]);
    await shopper.shop.lists.create({ name: "Egyszer" });
    expect(shopper.shop.lists.state.get().lists).toHaveLength(2);
  });
});
