import { roundQuantity, toDefaultQuantity } from "@kamra/core/product";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../runs.test.config.ts";
import { mergeCarts, type MergeLine } from "./mergeCarts.ts";

const units = fc.record({
  name: fc.constant("kg"),
  minimumQuantity: fc.option(fc.constantFrom(0.3, 1, 2.5, 4), { nil: null }),
  quantityStep: fc.option(
    fc.oneof(
      fc.constantFrom(0.001, 0.05, 0.25, 0.3, 1, 4, 12),
      fc.integer({ min: 1, max: 2_000_000 }).map((held) => held / 100_000),
    ),
    { nil: null },
  ),
});
const alternativeUnits = fc
  .tuple(
    units,
    fc.oneof(
      fc.constantFrom(0.18, 0.5, 6, 24),
      fc.integer({ min: 100, max: 300_000 }).map((held) => held / 100_000),
    ),
  )
  .map(([unit, exchangeRate]) => ({ ...unit, exchangeRate }));

type Known = Pick<MergeLine, "product_id" | "product_name" | "product">;

/** Products as both carts know them. */
const products: fc.Arbitrary<Known[]> = fc.uniqueArray(
  fc.record({
    product_id: fc.integer({ min: 1, max: 6 }),
    product_name: fc.constant("Alma"),
    product: fc.record({
      status: fc.constantFrom(
        "AVAILABLE" as const,
        "AVAILABLE" as const,
        "AVAILABLE" as const,
        "OUT_OF_STOCK" as const,
      ),
      defaultUnit: units,
      alternativeUnit: fc.option(alternativeUnits, { nil: null }),
    }),
  }),
  { selector: ({ product_id }) => product_id, minLength: 1 },
);

function lineOf({ product, ...known }: Known): fc.Arbitrary<MergeLine> {
  const substitution = fc.constantFrom(null, "SIMILAR" as const, "LEAVE_OUT" as const);
  const text = fc.option(fc.constantFrom("Boldog születésnapot!", "Puszi"), { nil: null });
  return fc
    .record({
      wanted: fc.integer({ min: 1, max: 6_000_000 }),
      isAlternative: fc.boolean(),
      sliced: fc.boolean(),
      gift_card_text: text,
      ribbon_color: text,
      substitution,
    })
    .map(({ wanted, isAlternative, ...options }) => {
      const unit = isAlternative ? product.alternativeUnit : null;
      const count = roundQuantity(wanted / 100_000, unit ?? product.defaultUnit);
      const amount =
        unit === null
          ? { quantity: count, alternative_quantity: null, quantity_type: "default" as const }
          : {
              quantity: toDefaultQuantity(count, unit),
              alternative_quantity: count,
              quantity_type: "alternative" as const,
            };
      return { ...known, product, ...amount, ...options };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Lines that keep the rules, of some of the products. */
const someOf = (known: ReadonlyArray<Known>): fc.Arbitrary<MergeLine[]> =>
  fc
    .tuple(...known.map((each) => fc.option(lineOf(each), { nil: null })))
    .map((all) => all.filter((line) => line !== null));

const carts = products.chain((known) => fc.record({ cart: someOf(known), guest: someOf(known) }));
const limits = fc.option(fc.integer({ min: 1, max: 100 }), { nil: null });
const free = { limitOf: () => null, mostLines: 500 };

const held = (quantity: number) => Math.round(quantity * 100_000);
const of = (lines: ReadonlyArray<MergeLine>, productId: number) =>
  lines.find(({ product_id }) => product_id === productId);
const heldOf = (lines: ReadonlyArray<MergeLine>, productId: number) => held(of(lines, productId)?.quantity ?? 0);
const check = <Input>(inputs: fc.Arbitrary<Input>, judge: (input: Input) => void) =>
  fc.assert(fc.property(inputs, judge), runs);

describe("mergeCarts", () => {
  it("[QTY-2] [QTY-4] [QTY-7] leaves quantities that can be ordered and are within the limit", () => {
    check(fc.record({ carts, limit: limits }), ({ carts: { cart, guest }, limit }) => {
      const { lines } = mergeCarts(cart, { ...free, guest, limitOf: () => limit });
      for (const { product_id } of guest) {
        const line = of(lines, product_id);
        if (line === undefined || line.product.status !== "AVAILABLE") continue;
        const unit = line.quantity_type === "default" ? line.product.defaultUnit : line.product.alternativeUnit;
        const count = line.alternative_quantity ?? line.quantity;
        if (unit === null) throw new Error("A line is counted in a unit that there is not");
        expect(roundQuantity(count, unit)).toBe(count);
        expect(line.alternative_quantity === null).toBe(line.quantity_type === "default");
        if (limit !== null) expect(line.quantity).toBeLessThanOrEqual(limit);
      }
    });
  });

  it("reports everything it loses, with the amount", () => {
    check(
      fc.record({ carts, limit: limits, mostLines: fc.integer({ min: 1, max: 6 }) }),
      ({ carts: { cart, guest }, limit, mostLines }) => {
        const { lines, notes } = mergeCarts(cart, { guest, limitOf: () => limit, mostLines });
        expect(new Set(notes.map(({ product_id }) => product_id)).size).toBe(notes.length);
        for (const { product_id } of [...cart, ...guest]) {
          const together = heldOf(cart, product_id) + heldOf(guest, product_id);
          const now = heldOf(lines, product_id);
          const note = notes.find((each) => each.product_id === product_id);
          if (note === undefined) expect(now).toBe(together);
          else expect([held(note.wanted), held(note.piece)]).toEqual([together, now]);
        }
      },
    );
  });

  it("keeps every gift message and slicing option, or reports the change", () => {
    check(carts, ({ cart, guest }) => {
      const { lines, notes } = mergeCarts(cart, { ...free, guest });
      for (const { product_id, sliced, gift_card_text, ribbon_color } of [...cart, ...guest]) {
        if (notes.some((note) => note.product_id === product_id)) continue;
        const merged = of(lines, product_id);
        expect(merged?.sliced).toBe(sliced);
        if (gift_card_text !== null) expect(merged?.gift_card_text).toBe(gift_card_text);
        if (ribbon_color !== null) expect(merged?.ribbon_color).toBe(ribbon_color);
      }
    });
  });

  it("keeps lines that the guest did not touch, appends new lines, and returns the same cart when the guest has none", () => {
    check(carts, ({ cart, guest }) => {
      expect(mergeCarts(cart, { ...free, guest: [] })).toEqual({ lines: cart, notes: [] });
      const { lines, notes } = mergeCarts(cart, { ...free, guest });
      const fresh = guest.filter(
        ({ product_id, product }) => of(cart, product_id) === undefined && product.status === "AVAILABLE",
      );
      expect(lines.map(({ product_id }) => product_id)).toEqual(
        [...cart, ...fresh].map(({ product_id }) => product_id),
      );
      for (const line of cart)
        if (of(guest, line.product_id) === undefined) expect(of(lines, line.product_id)).toBe(line);
      // Into an empty cart everything goes as it is.
      for (const line of fresh)
        if (notes.every(({ product_id }) => product_id !== line.product_id))
          expect(of(lines, line.product_id)).toEqual(line);
    });
  });

  it("[QTY-6] counts in the unit of the existing line", () => {
    check(carts, ({ cart, guest }) => {
      for (const { product_id, quantity_type } of mergeCarts(cart, { ...free, guest }).lines) {
        expect(quantity_type).toBe((of(cart, product_id) ?? of(guest, product_id))?.quantity_type);
      }
    });
  });

  it("drops products that can no longer be ordered, and lines over the limit", () => {
    check(fc.record({ carts, mostLines: fc.integer({ min: 1, max: 6 }) }), ({ carts: { cart, guest }, mostLines }) => {
      const { lines, notes } = mergeCarts(cart, { ...free, guest, mostLines });
      expect(lines.length).toBeLessThanOrEqual(Math.max(mostLines, cart.length));
      const dropped = notes.filter(({ kind }) => kind === "dropped").map(({ product_id }) => product_id);
      for (const { product_id, product } of guest) {
        if (product.status !== "AVAILABLE") expect(dropped).toContain(product_id);
        if (dropped.includes(product_id)) expect(of(lines, product_id)).toEqual(of(cart, product_id));
      }
    });
  });
});
