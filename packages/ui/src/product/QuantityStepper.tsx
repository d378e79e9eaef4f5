import type { Ref } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { QuantityField, type QuantityFieldProps } from "./QuantityField.tsx";
import styles from "./QuantityStepper.module.css";

export interface QuantityStepperProps extends QuantityFieldProps {
  /** Of the whole control. */
  readonly label: string;
  /** Whether one step less removes the product; the button says so. */
  readonly removes?: boolean;
  readonly canGrow?: boolean;
  readonly isPending?: boolean;
  /** For a plain form: the quantities that the buttons send as `quantity`; the field sends `typed`. */
  readonly sends?: { readonly less: number; readonly more: number };
  readonly moreRef?: Ref<HTMLButtonElement>;
}

/** A quantity field between a button for less and one for more. */
export const QuantityStepper = ({
  label,
  removes = false,
  canGrow = true,
  isPending = false,
  moreRef,
  sends,
  ...field
}: QuantityStepperProps) => {
  const texts = useTexts("product", productTexts);
  return (
    <div
      role="group"
      className={classNames(styles.stepper, isPending && styles.isPending)}
      aria-label={label}
      aria-busy={isPending}
    >
      <IconButton
        icon={removes ? "trash" : "minus"}
        label={removes ? texts.removeFromCart : texts.less}
        onPress={() => field.onStep("down")}
        isDisabled={field.isDisabled}
        {...(sends !== undefined && { type: "submit", name: "quantity", value: sends.less })}
      />
      <QuantityField {...field} {...(sends !== undefined && { name: "typed" })} />
      <IconButton
        {...(moreRef === undefined ? {} : { ref: moreRef })}
        icon="plus"
        label={texts.more}
        onPress={() => field.onStep("up")}
        isDisabled={field.isDisabled || !canGrow}
        {...(sends !== undefined && { type: "submit", name: "quantity", value: sends.more })}
      />
    </div>
  );
};
