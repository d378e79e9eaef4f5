import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { linePrice } from "../cart/rules/linePrice.ts";
import { lineQuantity } from "../cart/rules/lineQuantity.ts";
import { runs } from "../runs.test.config.ts";
import { pieceEstimate } from "./pieceEstimate.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";
import { alternativeUnits } from "./units.test.arbitrary.ts";

const kilogram = { name: "kg", minimumQuantity: null, quantityStep: null };

it.prop([pricedNow, alternativeUnits], runs)(
  "[QTY-6] [PRICE-3] [PRICE-8] the estimate of a piece is what a cart line of one piece weighs and costs",
  ({ prices, now }, { unit, rate }) => {
    const piece = { ...unit, name: "db", minimumQuantity: 1, quantityStep: 1 };
    const product = { ...prices, defaultUnit: kilogram, alternativeUnit: piece, deposits: [] };
    const line = lineQuantity(product, { quantity: 1, quantityType: "alternative" });
    expect(pieceEstimate(product, { now })).toEqual({
      unitName: "db",
      weight: rate / 100,
      price: linePrice(product, { quantity: line?.quantity ?? 0, now }),
    });
  },
);

it.prop([pricedNow, alternativeUnits], runs)(
  "[QTY-6] nothing is estimated of what is not weighed, or not sold by the piece",
  ({ prices, now }, { unit }) => {
    const counted = { ...prices, defaultUnit: { ...kilogram, name: "db" }, alternativeUnit: unit };
    expect(pieceEstimate(counted, { now })).toBeNull();
    expect(pieceEstimate({ ...counted, defaultUnit: kilogram, alternativeUnit: null }, { now })).toBeNull();
  },
);
