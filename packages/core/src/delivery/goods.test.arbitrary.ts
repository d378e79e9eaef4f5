import fc from "fast-check";
import { grams } from "../product/amounts.ts";
import { goodsTraits } from "../shipping/goodsTraits.ts";

export const traitNames = Object.keys(goodsTraits);

const weights = fc.option(fc.integer({ min: 0, max: 60_000 }).map(grams), { nil: null });

/** Goods of every trait, weighed and counted, with a storage that only a newer server knows. */
export const goods = fc.record({
  storage: fc.constantFrom("AMBIENT", "CHILLED", "FROZEN", "DRY_ICE"),
  isFragile: fc.boolean(),
  adultsOnly: fc.boolean(),
  isMailable: fc.boolean(),
  weight: weights,
  deposits: fc.constant([]),
  defaultUnit: fc.record({
    name: fc.constant("kg"),
    minimumQuantity: fc.constantFrom(null, 0.3, 2),
    quantityStep: fc.constantFrom(null, 0.25, 1),
  }),
});

/** What methods carry, with a trait that only a newer server knows. */
export const carriers = fc.record({ refuses: fc.subarray([...traitNames, "EXPLOSIVE"]), maxWeight: weights });
