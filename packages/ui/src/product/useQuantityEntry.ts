import {
  parseQuantity,
  type Product,
  type QuantityType,
  roundQuantity,
  switchUnit,
  unitOf,
  productTexts as coreProductTexts,
} from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import { useEffect, useRef, useState } from "react";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";

export interface QuantityChange {
  /** In the unit of `quantityType`; 0 removes the product from the cart. */
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

export interface QuantityEntryOptions extends QuantityChange {
  readonly product: Pick<Product, "name" | "defaultUnit" | "alternativeUnit">;
  /** Always the whole quantity, never a difference, so the latest one wins. The passed cart must follow immediately. */
  readonly onChange: (change: QuantityChange) => void;
}

/** The changes of a quantity: by step, typed, or in another unit; with the message and the focus after each. */
export function useQuantityEntry({ product, quantity, quantityType, onChange }: QuantityEntryOptions) {
  const texts = useTexts("product", productTexts);
  const coreTexts = useCoreTexts("product", coreProductTexts);
  const [chosenType, setChosenType] = useState(quantityType);
  const [message, setMessage] = useState("");
  const [typingProblem, setTypingProblem] = useState<string | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const isRemoved = useRef(false);
  const isInCart = quantity > 0;
  const type = isInCart ? quantityType : product.alternativeUnit === null ? "default" : chosenType;

  // The pressed button or the field is gone; the one for more is now the one that adds.
  useEffect(() => {
    if (isInCart || !isRemoved.current) return;
    isRemoved.current = false;
    more.current?.focus();
  }, [isInCart]);

  const ask = (wanted: number, wantedType: QuantityType = type) => {
    setChosenType(wantedType);
    setTypingProblem(null);
    setMessage(
      wanted === 0
        ? texts.removed(product.name)
        : texts.inCart(product.name, formatQuantity(wanted, unitOf(product, wantedType).name)),
    );
    isRemoved.current = wanted === 0;
    onChange({ quantity: wanted, quantityType: wantedType });
  };

  const take = (typed: string) => {
    const entry = parseQuantity(typed, { product, quantityType: type });
    setTypingProblem(entry.problem && coreTexts.quantityProblems[entry.problem](entry.units));
    if (entry.problem !== null) return;
    const wanted = roundQuantity(entry.quantity, unitOf(product, entry.quantityType));
    if (wanted !== quantity || entry.quantityType !== type) ask(wanted, entry.quantityType);
  };

  const switchTo = (wantedType: QuantityType) => {
    if (isInCart) ask(switchUnit(quantity, { product, from: type, to: wantedType }), wantedType);
    else setChosenType(wantedType);
  };

  return { more, type, message, typingProblem, ask, take, switchTo };
}
