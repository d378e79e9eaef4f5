import { expect, it } from "vitest";
import { mergeCarts, type MergeLine } from "./mergeCarts.ts";

const apple = {
  status: "AVAILABLE",
  defaultUnit: { name: "kg", minimumQuantity: 0.3, quantityStep: 0.25 },
  alternativeUnit: { name: "db", minimumQuantity: null, quantityStep: 1, exchangeRate: 0.18 },
} as const;
const kilos = (quantity: number): MergeLine => ({
  product_id: 1,
  product_name: "Alma",
  product: apple,
  quantity,
  alternative_quantity: null,
  quantity_type: "default",
  sliced: false,
  gift_card_text: null,
  ribbon_color: null,
  substitution: null,
});
const pieces = (count: number): MergeLine => ({
  ...kilos(Math.round(count * 18) / 100),
  alternative_quantity: count,
  quantity_type: "alternative",
});
const merge = (own: ReadonlyArray<MergeLine>, guest: MergeLine, limit: number | null = null) =>
  mergeCarts(own, { guest: [guest], limitOf: () => limit, mostLines: 2 });
const merged = (own: MergeLine, guest: MergeLine, limit: number | null = null) => {
  const { lines, notes } = merge([own], guest, limit);
  return [lines.map(({ quantity, alternative_quantity }) => [quantity, alternative_quantity]), notes];
};

it("[QTY-3] adds quantities of one unit exactly", () => {
  expect(merged(kilos(0.5), kilos(0.75))).toEqual([[[1.25, null]], []]);
  expect(merged(pieces(2), pieces(3))).toEqual([[[0.9, 5]], []]);
});

it("[QTY-6] adds in the existing line's unit, and reports the conversion", () => {
  // 0.5 kg are 2.77778 pieces, with the two 4.77778: five.
  expect(merged(pieces(2), kilos(0.5))).toEqual([
    [[0.9, 5]],
    [{ product_id: 1, kind: "changed", wanted: 0.86, piece: 0.9 }],
  ]);
  // Five pieces are 0.9 kg, with the half 1.4: 1.5 kg.
  expect(merged(kilos(0.5), pieces(5))).toEqual([
    [[1.5, null]],
    [{ product_id: 1, kind: "changed", wanted: 1.4, piece: 1.5 }],
  ]);
});

it("[QTY-7] cuts to what a limit leaves, down to nothing", () => {
  expect(merged(kilos(0.5), kilos(0.75), 1.1)).toEqual([
    [[1, null]],
    [{ product_id: 1, kind: "capped", wanted: 1.25, piece: 1 }],
  ]);
  expect(merged(kilos(0.5), kilos(0.75), 0.4)).toEqual([
    [],
    [{ product_id: 1, kind: "capped", wanted: 1.25, piece: 0 }],
  ]);
});

it("[QTY-9] counts in default units when the product lost its alternative unit", () => {
  const line = { ...pieces(3), product: { ...apple, alternativeUnit: null } };
  expect(merge([], line)).toEqual({
    lines: [{ ...line, quantity: 0.5, alternative_quantity: null, quantity_type: "default" }],
    notes: [{ product_id: 1, kind: "changed", wanted: 0.54, piece: 0.5 }],
  });
});

it("keeps the existing gift message, and reports that it did not take the other one", () => {
  const [own, other] = [
    { ...kilos(0.5), gift_card_text: "Boldog születésnapot!" },
    { ...kilos(0.5), gift_card_text: "Puszi" },
  ];
  expect(merge([own], other)).toEqual({
    lines: [{ ...own, quantity: 1 }],
    notes: [{ product_id: 1, kind: "changed", wanted: 1, piece: 1 }],
  });
  expect(merge([kilos(0.5)], other)).toEqual({ lines: [{ ...other, quantity: 1 }], notes: [] });
});
