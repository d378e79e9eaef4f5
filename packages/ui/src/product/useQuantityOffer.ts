import {
  type Product,
  type QuantityOffer,
  quantityOffer,
  type QuantityType,
  unitOf,
  productTexts as coreProductTexts,
} from "@kamra/core/product";
import { formatKitchenQuantity } from "@kamra/core/text";
import { useState } from "react";
import { useCoreTexts, useFormats } from "../text/useTexts.ts";

interface TypedQuantity {
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

/** A quantity in place of the typed one, with the question about it. */
export interface OfferedQuantity extends TypedQuantity {
  readonly question: string;
  /** The quantity with its unit. */
  readonly amount: string;
}

/** Asks about a typed quantity that cannot be taken as it is. */
export function useQuantityOffer({ product }: { readonly product: Pick<Product, "defaultUnit" | "alternativeUnit"> }) {
  const texts = useCoreTexts("product", coreProductTexts);
  const formats = useFormats();
  const [offer, setOffer] = useState<OfferedQuantity | null>(null);

  const ask = (
    reason: NonNullable<QuantityOffer["reason"]>,
    { least, step, quantity, quantityType }: Omit<QuantityOffer, "reason"> & TypedQuantity,
  ) => {
    const inWords = (amount: number) => formatKitchenQuantity(amount, unitOf(product, quantityType).name, { formats });
    const question = texts.quantityOffers[reason]({ least: inWords(least), step: inWords(step) });
    setOffer({ quantity, quantityType, question, amount: inWords(quantity) });
  };

  return {
    offer,
    withdraw: () => setOffer(null),
    /** The quantity to take for a typed one; null while the shopper is asked. */
    check: ({ quantity, quantityType }: TypedQuantity): number | null => {
      const { reason, ...offered } = quantityOffer(quantity, unitOf(product, quantityType));
      if (reason === null) return offered.quantity;
      ask(reason, { ...offered, quantityType });
      return null;
    },
  };
}
