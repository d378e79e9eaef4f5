import { type Product, type QuantityType, roundQuantity, stepDown, stepUp, switchUnit, unitOf } from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import { useEffect, useRef, useState } from "react";
import { Group } from "react-aria-components";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import { QuantityField } from "./QuantityField.tsx";
import { UnitSwitch } from "./UnitSwitch.tsx";
import styles from "./QuantityControl.module.css";

export interface QuantityChange {
  /** In the unit of `quantityType`; 0 takes the product out of the cart. */
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

export interface QuantityControlProps extends QuantityChange {
  readonly product: Pick<Product, "name" | "defaultUnit" | "alternativeUnit">;
  /** Always a whole quantity, never a difference, so the latest one wins. The cart that is passed in has to follow at once. */
  readonly onChange: (change: QuantityChange) => void;
  /** A change is on its way to the server; the control stays usable. */
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  /** What went wrong with the last change. */
  readonly error?: string | null;
}

/** One control from "put it into the cart" to how much of it: buttons, typed entry and, where there are two, the unit. */
export const QuantityControl = ({ product, quantity, quantityType, onChange, isPending = false, isDisabled = false, error = null }: QuantityControlProps) => {
  const texts = useTexts().product;
  const [chosenType, setChosenType] = useState(quantityType);
  const [said, setSaid] = useState("");
  const add = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const focusMoves = useRef(false);
  const isInCart = quantity > 0;
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
    setSaid(wanted === 0 ? texts.removed(product.name) : texts.inCart(product.name, formatQuantity(wanted, unitOf(product, wantedType).name)));
    focusMoves.current = wanted === 0 || !isInCart;
    onChange({ quantity: wanted, quantityType: wantedType });
  };

  const switchTo = (wantedType: QuantityType) => {
    if (isInCart) ask(switchUnit(quantity, { product, from: type, to: wantedType }), wantedType);
    else setChosenType(wantedType);
  };

  return (
    <div className={styles.control}>
      {product.alternativeUnit !== null && (
        <UnitSwitch
          units={{ default: product.defaultUnit.name, alternative: product.alternativeUnit.name }}
          selected={type}
          onSelect={switchTo}
          isDisabled={isDisabled}
        />
      )}
      {isInCart ? (
        <Group className={classNames(styles.stepper, isPending && styles.isPending)} aria-label={texts.quantityOf(product.name)} aria-busy={isPending}>
          <IconButton
            icon={stepDown(quantity, unit) === 0 ? "trash" : "minus"}
            label={stepDown(quantity, unit) === 0 ? texts.removeFromCart : texts.less}
            onPress={() => ask(stepDown(quantity, unit))}
            isDisabled={isDisabled}
          />
          <QuantityField
            quantity={quantity}
            unit={unit.name}
            onCommit={(typed) => ask(roundQuantity(typed, unit))}
            onStep={(direction) => ask(direction === "up" ? stepUp(quantity, unit) : stepDown(quantity, unit))}
            onRefuse={() => setSaid(texts.notAQuantity)}
            isDisabled={isDisabled}
          />
          <IconButton ref={more} icon="plus" label={texts.more} onPress={() => ask(stepUp(quantity, unit))} isDisabled={isDisabled} />
        </Group>
      ) : (
        <Button ref={add} isWide isDisabled={isDisabled} isPending={isPending} aria-label={texts.addNamed(product.name)} onPress={() => ask(stepUp(0, unit))}>
          <Icon name="basket" size="small" />
          {texts.add}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {error !== null && (
        <p className={styles.error} role="alert">
          <Icon name="alert" size="small" />
          {error}
        </p>
      )}
    </div>
  );
};
