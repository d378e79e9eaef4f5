import type { Ref } from "react";
import { BareButton, type BareButtonProps } from "../button/BareButton.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { QuantityField, type QuantityFieldProps } from "./QuantityField.tsx";
import button from "../button/Button.module.css";
import styles from "./QuantityStepper.module.css";

interface MoreButtonProps extends BareButtonProps {
  /** The accessible name of the button that adds the first; null when there is a quantity. */
  readonly adds: string | null;
}

/** Adds the first, then one step more. It stays the same element, so that the focus stays on it. */
const MoreButton = ({ adds, ...props }: MoreButtonProps) => {
  const texts = useTexts("product", productTexts);
  const look = adds === null ? [button.iconOnly, button.quiet] : [button.wide, button.primary];
  return (
    <BareButton {...props} aria-label={adds ?? texts.more} className={classNames(button.button, ...look)}>
      <Icon name={adds === null ? "plus" : "basket"} {...(adds !== null && { size: "small" })} />
      {adds !== null && <span>{texts.add}</span>}
    </BareButton>
  );
};

const LessButton = ({ removes, ...props }: Omit<BareButtonProps, "aria-label"> & { readonly removes: boolean }) => {
  const texts = useTexts("product", productTexts);
  return (
    <IconButton {...props} icon={removes ? "trash" : "minus"} label={removes ? texts.removeFromCart : texts.less} />
  );
};

/** What a button of a plain form sends. */
const sending = (quantity: number | undefined) =>
  quantity === undefined ? {} : ({ type: "submit", name: "quantity", value: quantity } as const);

export interface QuantityStepperProps extends QuantityFieldProps {
  /** Of the whole control. */
  readonly label: string;
  /** Whether one step less removes the product; the button says so. */
  readonly removes?: boolean;
  readonly canGrow?: boolean;
  readonly isPending?: boolean;
  /** For a plain form: the quantities that the buttons send as `quantity`; the field sends `typed`. */
  readonly sends?: { readonly less: number; readonly more: number };
  /** For a product that is not in the cart: the accessible name of a single button, which adds it. It becomes the one for more. */
  readonly adds?: string | null;
  readonly moreRef?: Ref<HTMLButtonElement>;
}

/** A quantity field between a button for less and one for more. */
export const QuantityStepper = ({
  label,
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
      className={classNames(isStepper && styles.stepper, isStepper && isPending && styles.isPending)}
    >
      {isStepper && (
        <LessButton
          removes={removes}
          onPress={() => onStep("down")}
          isDisabled={isDisabled}
          {...sending(sends?.less)}
        />
      )}
      {isStepper && <QuantityField {...field} {...(sends !== undefined && { name: "typed" })} />}
      <MoreButton
        {...(moreRef !== undefined && { ref: moreRef })}
        adds={adds}
        onPress={() => onStep("up")}
        isDisabled={isDisabled || !canGrow}
        {...(isStepper ? sending(sends?.more) : { isPending, ...(sends !== undefined && { type: "submit" }) })}
      />
    </div>
  );
};
