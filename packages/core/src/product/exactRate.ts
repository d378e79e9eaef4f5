import type { Fraction } from "./fraction.ts";
import { fractionOfHeld, held } from "./heldQuantity.ts";
import type { AlternativeUnit } from "./Product.ts";
import { QuantityError } from "./QuantityError.ts";

/** Default units in one alternative unit. Errors: QuantityError when, at five decimals, it is not above 0. */
export function exactRate({ exchangeRate }: Pick<AlternativeUnit, "exchangeRate">): Fraction {
  const rate = held(exchangeRate, "exchangeRate");
  if (rate === 0n) throw new QuantityError("notPositive", { subject: "exchangeRate", value: exchangeRate });
  return fractionOfHeld(rate);
}
