import { grams, huf } from "@kamra/core/product";
import { expect, it } from "vitest";
import { courier, totals } from "../stories/carts.ts";
import { textOf } from "../stories/textOf.ts";
import { CartSummary } from "./CartSummary.tsx";
import { WeightProblem } from "./WeightProblem.tsx";

const slot = { day: "2026-11-24", from: "14:00", to: "16:00" };

it("[TOTAL-6] shows every existing part, and the total", () => {
  expect(textOf(<CartSummary totals={totals} weight={grams(950)} shippingMethod={courier} timeSlot={slot} />)).toBe(
    "Összesítés Termékek 12 840 Ft Visszaváltási díj 200 Ft Kedvezmény −1 500 Ft Kiszállítás 990 Ft Csomagolás 149 Ft Fizetendő 12 679 Ft A kosár tömege 950 g / 40 kg",
  );
});

it("[TOTAL-4] shows delivery at no cost as free", () => {
  expect(
    textOf(<CartSummary totals={{ ...totals, delivery: huf(0) }} weight={grams(0)} shippingMethod={courier} />),
  ).toContain("Kiszállítás Ingyenes");
});

it("[TOTAL-4] shows delivery as a range until its time slot is chosen", () => {
  const shown = (shippingMethod: typeof courier, timeSlot: typeof slot | null = null) =>
    textOf(<CartSummary totals={totals} weight={grams(0)} shippingMethod={shippingMethod} timeSlot={timeSlot} />);
  const earliest = { day: "2026-11-24", from: "14:00", to: "16:00" };
  const free = { earliest, visibleUntil: null, lowestPrice: huf(690), highestPrice: huf(990) };
  const withSlots: typeof courier = { ...courier, timeSlots: { free } };
  expect(shown(courier)).toContain("Kiszállítás 0-990 Ft");
  expect(shown(withSlots)).toContain("Kiszállítás 690–\u2060990 Ft");
  expect(shown(withSlots, slot)).toContain("Kiszállítás 990 Ft");
  expect(shown({ ...courier, kind: "postal" })).toContain("Kiszállítás 990 Ft");
});

it("[SHIP-3] [TOTAL-2] of a method that cannot be used it says why, with no fee and nothing to reach", () => {
  const priceRanges = [{ from: huf(20000), price: huf(0) }];
  const problems = [{ kind: "postcode", message: "", productIds: [] }];
  const blocked: typeof courier = { ...courier, priceRanges, isAvailable: false, problems };
  const free = { ...totals, delivery: huf(0), boxing: huf(0), total: huf(11540) };
  const shown = textOf(<CartSummary totals={free} weight={grams(0)} shippingMethod={blocked} />);
  expect(shown).toContain("Kiszállítás nem lehetséges Szállítás nélkül 11 540 Ft Erre az irányítószámra");
  expect(shown).not.toContain("Fizetendő");
  const heavy = { ...blocked, problems: [{ kind: "weight", message: "", productIds: [] }] };
  expect(textOf(<CartSummary totals={free} weight={grams(45900)} shippingMethod={heavy} />)).toMatch(
    /Szállítás nélkül 11 540 Ft A kosár tömege 45,90 kg/,
  );
  expect(shown).not.toMatch(/Ingyenes|ingyen/);
});

it("names what is fetched in the shop as fetched", () => {
  const pickup: typeof courier = { ...courier, kind: "pickup" };
  const free = { ...totals, delivery: huf(0) };
  const shown = textOf(<CartSummary totals={free} weight={grams(0)} shippingMethod={pickup} />);
  expect(shown).toContain("Átvétel Ingyenes");
  expect(shown).not.toContain("Kiszállítás");
});

it("[WEIGHT-1] [WEIGHT-3] shows the weight in g or kg, and the maximum in kg", () => {
  const light = { ...courier, maxWeight: grams(500) };
  expect(textOf(<CartSummary totals={totals} weight={grams(12345)} shippingMethod={light} />)).toContain(
    "12,35 kg / 0,5 kg",
  );
  expect(
    textOf(<CartSummary totals={totals} weight={grams(12345)} shippingMethod={{ ...courier, maxWeight: null }} />),
  ).not.toContain("tömege");
});

it("[WEIGHT-4] says by how much the cart is too heavy and what to do", () => {
  const text = textOf(<WeightProblem maxWeight={grams(40000)} />);
  expect(text).toContain("40 kg");
  expect(text).toContain("vegyél ki belőle");
  expect(text).toMatch(/A kosárhoz Szállítási információk$/);
});
