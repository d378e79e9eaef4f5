import {
  parseQuantity,
  type Product,
  type QuantityType,
  switchUnit,
  unitOf,
  productTexts as coreProductTexts,
} from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import { useEffect, useRef, useState } from "react";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { useQuantityOffer } from "./useQuantityOffer.ts";

/** The quantity that a shopper wants of a product: the whole quantity, not a difference. */
export interface QuantityChange {
  /** In the unit of `quantityType`; 0 removes the product from the cart. */
  readonly quantity: number;
  /** Whether the quantity counts in the product's own unit or in its other one. */
  readonly quantityType: QuantityType;
}

/** What `QuantityControl` changes: the quantity of a product. */
export interface QuantityEntryOptions extends QuantityChange {
  /** The product, for its name, units and steps. */
  readonly product: Pick<Product, "name" | "defaultUnit" | "alternativeUnit">;
  /** Always the whole quantity, never a difference, so the latest one wins. The passed cart must follow immediately. */
  readonly onChange: (change: QuantityChange) => void;
  /** Whether a change is pending; the control stays usable. */
  readonly isPending?: boolean;
}

/** The changes of a quantity: by step, typed, or in another unit; with the message and the focus after each. */
export function useQuantityEntry(options: QuantityEntryOptions) {
  const { product, quantity, quantityType, onChange } = options;
  const coreTexts = useCoreTexts("product", coreProductTexts);
  const [chosenType, setChosenType] = useState(quantityType);
  const { message, expect } = useQuantityNews(options);
  const { offer, withdraw, check } = useQuantityOffer({ product });
  const [typingProblem, setTypingProblem] = useState<string | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isRemoved = useRef(false);
  const isInCart = quantity > 0;
  const type = isInCart ? quantityType : product.alternativeUnit === null ? "default" : chosenType;

  // The pressed button or the field has been removed: the focus goes to the button that adds.
  useEffect(() => {
    if (isInCart || !isRemoved.current) return;
    isRemoved.current = false;
    more.current?.focus();
  }, [isInCart]);

  const ask = (wanted: number, wantedType: QuantityType = type) => {
    setChosenType(wantedType);
    setTypingProblem(null);
    withdraw();
    expect({ quantity: wanted, quantityType: wantedType });
    isRemoved.current = wanted === 0;
    onChange({ quantity: wanted, quantityType: wantedType });
  };

  const take = (typed: string) => {
    const entry = parseQuantity(typed, { product, quantityType: type });
    setTypingProblem(entry.problem && coreTexts.quantityProblems[entry.problem](entry.units));
    withdraw();
    if (entry.problem !== null) return;
    const wanted = check(entry);
    if (wanted !== null && (wanted !== quantity || entry.quantityType !== type)) ask(wanted, entry.quantityType);
  };

  const switchTo = (wantedType: QuantityType) => {
    if (isInCart) ask(switchUnit(quantity, { product, from: type, to: wantedType }), wantedType);
    else setChosenType(wantedType);
  };

  // The pressed button has been removed: the focus returns to the field of the offer.
  const leaveOffer = () => {
    withdraw();
    field.current?.focus();
  };
  const takeOffer = () => {
    if (offer !== null) ask(offer.quantity, offer.quantityType);
    leaveOffer();
  };

  return { more, field, type, message, typingProblem, offer, takeOffer, leaveOffer, ask, take, switchTo };
}

/**
 * The announcement of a change. It waits until the cart shows the change, so that refused or declined ones are never
 * announced.
 *
 * @rule SEAM-3
 */
function useQuantityNews({
  product,
  quantity,
  quantityType,
  isPending = false,
}: Omit<QuantityEntryOptions, "onChange">) {
  const texts = useTexts("product", productTexts);
  const formats = useFormats();
  const [asked, expect] = useState<QuantityChange | null>(null);
  const isThere = asked?.quantity === quantity && (quantity === 0 || asked.quantityType === quantityType) && !isPending;
  const inCart = () =>
    texts.inCart(product.name, formatQuantity(quantity, unitOf(product, quantityType).name, { formats }));
  return { expect, message: !isThere ? "" : quantity === 0 ? texts.removed(product.name) : inCart() };
}
