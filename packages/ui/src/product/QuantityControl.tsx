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
export const QuantityControl = ({
  product,
  quantity,
  quantityType,
  onChange,
  isPending = false,
  isDisabled = false,
  error = null,
}: QuantityControlProps) => {
  const { product: texts, core } = useTexts();
  const [chosenType, setChosenType] = useState(quantityType);
  const [said, setSaid] = useState("");
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
    setSaid(
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
        <Group
          className={classNames(styles.stepper, isPending && styles.isPending)}
          aria-label={texts.quantityOf(product.name)}
          aria-busy={isPending}
        >
          <IconButton
            icon={stepDown(quantity, unit) === 0 ? "trash" : "minus"}
            label={stepDown(quantity, unit) === 0 ? texts.removeFromCart : texts.less}
            onPress={() => ask(stepDown(quantity, unit))}
            isDisabled={isDisabled}
          />
          <QuantityField
            quantity={quantity}
            unit={unit.name}
            onCommit={take}
            onStep={(direction) => ask(direction === "up" ? stepUp(quantity, unit) : stepDown(quantity, unit))}
            isDisabled={isDisabled}
          />
          <IconButton
            ref={more}
            icon="plus"
            label={texts.more}
            onPress={() => ask(stepUp(quantity, unit))}
            isDisabled={isDisabled}
          />
        </Group>
      ) : (
        <Button
          ref={add}
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
        <span role="status">{said}</span>
      </VisuallyHidden>
      {problem !== null && (
        <p className={styles.error} role="alert">
          <Icon name="alert" size="small" />
          {problem}
        </p>
      )}
    </div>
  );
};
