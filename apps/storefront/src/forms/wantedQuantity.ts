import { parseQuantity, type Product, type QuantityType, stepUp, unitOf, productTexts } from "@kamra/core/product";
import { formText } from "./text.hu.ts";

interface Wanted {
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

/** The quantity in a form, or a message about why it is invalid. */
export function wantedQuantity(fields: URLSearchParams, product: Product): Wanted | string {
  const isAlternative = fields.get("quantityType") === "alternative" && product.alternativeUnit !== null;
  const quantityType = isAlternative ? "alternative" : "default";
  const pressed = fields.get("quantity");
  if (pressed !== null)
    return /^\d{1,7}(\.\d{1,6})?$/.test(pressed) ? { quantity: Number(pressed), quantityType } : formText.notAQuantity;
  const typed = fields.get("typed");
  if (typed === null) return { quantity: stepUp(0, unitOf(product, quantityType)), quantityType };
  const entry = parseQuantity(typed, { product, quantityType });
  return entry.problem === null ? entry : productTexts.quantityProblems[entry.problem](entry.units);
}
