import type { Ref } from "react";
import { BareButton, type BareButtonProps } from "../button/BareButton.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { QuantityField, type QuantityFieldProps } from "./QuantityField.tsx";
import button from "../button/Button.module.css";
import pending from "../styles/Pending.module.css";
import styles from "./QuantityStepper.module.css";

interface MoreButtonProps extends BareButtonProps {
  readonly of: string;
  /** The accessible name of the button that adds the first; null when there is a quantity. */
  readonly adds: string | null;
}

/** The button that adds the product, and then one more step. One element, so that the focus stays on it. */
const MoreButton = ({ of, adds, ...props }: MoreButtonProps) => {
  const texts = useTexts("product", productTexts);
  const look = adds === null ? [button.iconOnly, button.quiet] : [button.wide, button.primary];
  return (
    <BareButton {...props} aria-label={adds ?? texts.moreOf(of)} className={classNames(button.button, ...look)}>
      <Icon name={adds === null ? "plus" : "basket"} {...(adds !== null && { size: "small" })} />
      {adds !== null && <span>{texts.add}</span>}
    </BareButton>
  );
};

interface LessButtonProps extends Omit<BareButtonProps, "aria-label"> {
  readonly of: string;
  readonly removes: boolean;
}

const LessButton = ({ of, removes, ...props }: LessButtonProps) => {
  const texts = useTexts("product", productTexts);
  const [icon, label] = removes
    ? (["trash", texts.removeFromCart(of)] as const)
    : (["minus", texts.lessOf(of)] as const);
  return <IconButton {...props} icon={icon} label={label} />;
};

/** What a button of a plain form sends. */
const sending = (quantity: number | undefined) =>
  quantity === undefined ? {} : ({ type: "submit", name: "quantity", value: quantity } as const);

export interface QuantityStepperProps extends QuantityFieldProps {
  /** Of the whole control. */
  readonly label: string;
  /** The counted product's name, for the accessible names of the buttons: a page has many steppers. */
  readonly of: string;
  /** Whether one step less removes the product; the button says so. */
  readonly removes?: boolean;
  readonly canGrow?: boolean;
  /** Whether a change is pending; the buttons stay usable. */
  readonly isPending?: boolean;
  /** For a plain form: the quantities that the buttons send as `quantity`; the field sends `typed`. */
  readonly sends?: { readonly less: number; readonly more: number };
  /**
   * For a product outside of the cart: the accessible name of the single button that adds it. The same button then adds
   * more.
   */
  readonly adds?: string | null;
  readonly moreRef?: Ref<HTMLButtonElement>;
}

/** A quantity field between a button for less and one for more. */
export const QuantityStepper = ({
  label,
  of,
  removes = false,
  canGrow = true,
  isPending = false,
  adds = null,
  moreRef,
  sends,
  ...field
}: QuantityStepperProps) => {
  const { isDisabled, onStep } = field;
  const isStepper = adds === null;
  return (
    <div
      {...(isStepper && { role: "group", "aria-label": label, "aria-busy": isPending })}
      className={classNames(isStepper && styles.stepper, isStepper && isPending && pending.pending)}
    >
      {isStepper && (
        <LessButton
          of={of}
          removes={removes}
          onPress={() => onStep("down")}
          isDisabled={isDisabled}
          {...sending(sends?.less)}
        />
      )}
      {isStepper && <QuantityField {...field} {...(sends !== undefined && { name: "typed" })} />}
      <MoreButton
        {...(moreRef !== undefined && { ref: moreRef })}
        of={of}
        adds={adds}
        onPress={() => onStep("up")}
        isDisabled={isDisabled || !canGrow}
        {...(isStepper ? sending(sends?.more) : sends !== undefined && { type: "submit" })}
        {...(!isStepper && isPending && { "aria-busy": true })}
      />
    </div>
  );
};
