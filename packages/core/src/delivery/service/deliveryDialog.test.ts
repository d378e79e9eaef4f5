import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { describe, expect, it } from "vitest";
import { budapest, cookie, play, saved, szeged, user } from "./delivery.test.support.ts";
import { deliveryTexts } from "../text.hu.ts";

describe("the postcode field", () => {
  const answer = (_operation: string, { postcode }: Readonly<Record<string, unknown>>) => ({
    data: { postcodes: postcode === 1186 ? [{ postcode: 1186, city: "Budapest" }] : [] },
  });
  const unknown = { status: "unknown", message: deliveryTexts.unknownPostcode };

  it.each([
    ["1186", { status: "found", places: [{ postcode: "1186", city: "Budapest" }] }, 1],
    ["9999", unknown, 1],
    ["118", { status: "incomplete" }, 0],
    ["0186", unknown, 0],
  ])("[ADDR-6] finds for %s", (text, found, requests) =>
    play({ answer }, ({ delivery, asked }) =>
      Effect.gen(function* () {
        expect(yield* delivery.lookUpPostcode(text)).toEqual(found);
        expect(asked).toEqual(Array(requests).fill(["postcodes", { postcode: Number(text) }]));
      }).pipe(Effect.orDie),
    ),
  );
});

describe("the delivery dialog", () => {
  const open = (forAdd: boolean) => ({ open: true, forAdd });
  const closed = { open: false, forAdd: false };

  it("opens for the shopper, and closes with or without an answer", () =>
    play({}, ({ delivery }) =>
      Effect.gen(function* () {
        expect([delivery.request.get(), delivery.request.getServer()]).toEqual([closed, closed]);
        yield* delivery.openPicker();
        expect(delivery.request.get()).toEqual(open(false));
        expect(delivery.request.getServer()).toEqual(closed);
        expect(yield* delivery.cancelPicker()).toBeUndefined();
        expect(delivery.request.get()).toEqual(closed);
        yield* delivery.openPicker();
        yield* delivery.select(budapest);
        expect(delivery.request.get()).toEqual(closed);
      }),
    ));

  it.each([
    ["chooses", true],
    ["cancels", false],
  ] as const)("[CART-9] opens for callers that need an answer, and all get it when the shopper %s", (_what, chooses) =>
    play({}, ({ delivery }) =>
      Effect.gen(function* () {
        const asking = [delivery.selected, delivery.selected];
        const waiting = yield* Effect.forEach(asking, (each) => Effect.forkChild(each, { startImmediately: true }));
        expect(delivery.request.get()).toEqual(open(true));
        yield* delivery.openPicker();
        expect(delivery.request.get()).toEqual(open(true));
        yield* chooses ? delivery.select(budapest) : delivery.cancelPicker();
        expect(yield* Effect.forEach(waiting, (each) => Fiber.join(each))).toEqual([chooses, chooses]);
        yield* delivery.openPicker();
        expect(delivery.request.get()).toEqual(open(false));
      }),
    ),
  );

  it("[CART-9] does not open when another tab or an action of the page's server has chosen meanwhile", () =>
    play({}, ({ delivery, keep }) =>
      Effect.gen(function* () {
        keep(saved);
        expect(yield* delivery.selected).toBe(true);
        expect([delivery.selection.get(), delivery.request.get()]).toEqual([szeged, closed]);
      }),
    ));

  it("[CART-9] does not open with a selection", () =>
    play({ cookies: cookie(budapest) }, ({ delivery }) =>
      Effect.gen(function* () {
        expect(yield* delivery.selected).toBe(true);
        expect(delivery.request.get()).toEqual(closed);
      }),
    ));

  it("[ADDR-11] starts with delivery when the shopper presses delivery while they would fetch it", () =>
    play({ cookies: { token: "abc", ...cookie({ type: "personal" }) } }, ({ delivery, identity }) =>
      Effect.gen(function* () {
        yield* delivery.openPicker();
        expect(delivery.pickerStart()).toEqual({ type: "personal" });
        yield* delivery.openPicker({ type: "delivery" });
        expect([delivery.request.get().type, delivery.pickerStart()]).toEqual(["delivery", null]);
        yield* identity.know(user);
        expect(delivery.pickerStart()).toEqual(saved);
        yield* delivery.cancelPicker();
        expect(delivery.request.get()).toEqual(closed);
      }),
    ));

  it("[ADDR-11] starts with the selection, for users with their own address", () =>
    play({ cookies: { token: "abc" } }, ({ delivery, identity }) =>
      Effect.gen(function* () {
        expect(delivery.pickerStart()).toBeNull();
        yield* identity.know(user);
        expect(delivery.pickerStart()).toEqual(saved);
        yield* delivery.select(budapest);
        expect(delivery.pickerStart()).toEqual(budapest);
        yield* delivery.openPicker({ type: "personal" });
        expect(delivery.pickerStart()).toEqual({ type: "personal" });
        yield* delivery.cancelPicker();
        expect(delivery.pickerStart()).toEqual(budapest);
        yield* identity.leave(() => Effect.succeed(null));
        expect(delivery.pickerStart()).toEqual(budapest);
      }),
    ));
});
