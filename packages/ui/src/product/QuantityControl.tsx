import {
  parseQuantity,
  type Product,
  type QuantityType,
  roundQuantity,
  stepDown,
  stepUp,
  switchUnit,
  unitOf,
} from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import { PlainForm, type PlainFormTarget } from "../form/PlainForm.tsx";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import { QuantityStepper } from "./QuantityStepper.tsx";
import { UnitSwitch } from "./UnitSwitch.tsx";
import styles from "./QuantityControl.module.css";

export interface QuantityChange {
  /** In the unit of `quantityType`; 0 removes the product from the cart. */
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

export interface QuantityControlProps extends QuantityChange {
  readonly product: Pick<Product, "name" | "defaultUnit" | "alternativeUnit">;
  /** Always the whole quantity, never a difference, so the latest one wins. The passed cart must follow immediately. */
  readonly onChange: (change: QuantityChange) => void;
  /** Whether a change is pending; the control stays usable. */
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  /** The error of the last change. */
  readonly error?: string | null;
  /**
   * The address for the control's form before the scripts load. The form sends `quantityType` and the new quantity:
   * `quantity` from a button, `typed` from the field, neither for the smallest one.
   */
  readonly form?: PlainFormTarget | undefined;
}

/** Adds a product to the cart and changes its quantity: buttons, typed entry and, with two units, the unit. */
export const QuantityControl = ({
  product,
  quantity,
  quantityType,
  onChange,
  isPending = false,
  isDisabled = false,
  error = null,
  form,
}: QuantityControlProps) => {
  const { product: texts, core } = useTexts();
  const [chosenType, setChosenType] = useState(quantityType);
  const [message, setMessage] = useState("");
  const [typingProblem, setTypingProblem] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const focusMoves = useRef(false);
  const isInCart = quantity > 0;
  const problem = typingProblem ?? error;
  const type = isInCart ? quantityType : product.alternativeUnit === null ? "default" : chosenType;
  const unit = unitOf(product, type);

  // The pressed button gives way to another control, which takes over the focus.
  useEffect(() => {
    if (!focusMoves.current) return;
    focusMoves.current = false;
    (isInCart ? more : add).current?.focus();
  }, [isInCart]);

  const ask = (wanted: number, wantedType: QuantityType = type) => {
    setChosenType(wantedType);
    setTypingProblem(null);
    setMessage(
      wanted === 0
        ? texts.removed(product.name)
        : texts.inCart(product.name, formatQuantity(wanted, unitOf(product, wantedType).name)),
    );
    focusMoves.current = wanted === 0 || !isInCart;
    onChange({ quantity: wanted, quantityType: wantedType });
  };

  const take = (typed: string) => {
    const entry = parseQuantity(typed, { product, quantityType: type });
    setTypingProblem(entry.problem && core.product.quantityProblems[entry.problem](entry.units));
    if (entry.problem !== null) return;
    const wanted = roundQuantity(entry.quantity, unitOf(product, entry.quantityType));
    if (wanted !== quantity || entry.quantityType !== type) ask(wanted, entry.quantityType);
  };

  const switchTo = (wantedType: QuantityType) => {
    if (isInCart) ask(switchUnit(quantity, { product, from: type, to: wantedType }), wantedType);
    else setChosenType(wantedType);
  };

  const fewer = stepDown(quantity, unit);
  const control = (
    <>
      {/* What Enter presses without scripts: in the field it takes the typed quantity; choosing a unit adds nothing. */}
      {form !== undefined && (isInCart || product.alternativeUnit !== null) && (
        <button type="submit" hidden disabled={!isInCart} />
      )}
      {product.alternativeUnit !== null && (
        <UnitSwitch
          units={{ default: product.defaultUnit.name, alternative: product.alternativeUnit.name }}
          selected={type}
          onSelect={switchTo}
          isDisabled={isDisabled}
          {...(form !== undefined && !isInCart && { name: "quantityType" })}
        />
      )}
      {isInCart ? (
        <QuantityStepper
          label={texts.quantityOf(product.name)}
          quantity={quantity}
          unit={unit.name}
          removes={fewer === 0}
          onCommit={take}
          onStep={(direction) => ask(direction === "up" ? stepUp(quantity, unit) : stepDown(quantity, unit))}
          isPending={isPending}
          isDisabled={isDisabled}
          moreRef={more}
          {...(form !== undefined && { sends: { less: fewer, more: stepUp(quantity, unit) } })}
        />
      ) : (
        <Button
          ref={add}
          type={form === undefined ? "button" : "submit"}
          isWide
          isDisabled={isDisabled}
          isPending={isPending}
          aria-label={texts.addNamed(product.name)}
          onPress={() => ask(stepUp(0, unit))}
        >
          <Icon name="basket" size="small" />
          {texts.add}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      {problem !== null && (
        <p className={styles.error} role="alert">
          <Icon name="alert" size="small" />
          {problem}
        </p>
      )}
    </>
  );
  if (form === undefined) return <div className={styles.control}>{control}</div>;
  const fields = isInCart ? { ...form.fields, quantityType: type } : form.fields;
  return (
    <PlainForm action={form.action} fields={fields} className={styles.control}>
      {control}
    </PlainForm>
  );
};
