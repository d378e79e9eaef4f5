import { type QuantityType, stepDown, stepUp, unitOf } from "@kamra/core/product";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { PlainForm, type PlainFormTarget } from "../form/PlainForm.tsx";
import { Icon } from "../icon/Icon.tsx";
import { useAnnounced } from "../feedback/useAnnounced.ts";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";
import { UnitSwitch } from "./UnitSwitch.tsx";
import { type QuantityEntryOptions, useQuantityEntry } from "./useQuantityEntry.ts";
import styles from "./QuantityControl.module.css";

export type { QuantityChange } from "./useQuantityEntry.ts";

/** Props of `QuantityControl`: the product, its line in the cart, how the control looks, and those of its root element. */
export interface QuantityControlProps extends QuantityEntryOptions, Omit<RootProps<"div">, "ref"> {
  /** The quantity cannot be changed; say nearby why not. */
  readonly isDisabled?: boolean;
  /** Whether the unit can be chosen, of a product with two. */
  readonly hasUnits?: boolean;
  /** The error of the last change. */
  readonly error?: string | null;
  /**
   * The address for the control's form before the scripts load. The form sends `quantityType` and the new quantity:
   * `quantity` from a button, `typed` from the field, neither for the smallest one.
   */
  readonly form?: PlainFormTarget | undefined;
}

const QuantityProblem = ({ children }: { readonly children: string }) => (
  <p className={styles.error} role="alert">
    <Icon name="alert" size="small" />
    {children}
  </p>
);

interface OfferProps {
  readonly amount: string;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** The answers to the question whether another quantity was meant. */
const Offer = ({ amount, onTake, onLeave }: OfferProps) => {
  const texts = useTexts("product", productTexts);
  return (
    <div className={styles.offer}>
      <Button variant="secondary" onPress={onTake}>
        {texts.takeOffer(amount)}
      </Button>
      <Button variant="quiet" onPress={onLeave}>
        {texts.leaveOffer}
      </Button>
    </div>
  );
};

interface ControlFrameProps extends Omit<RootProps<"div">, "ref">, Pick<QuantityControlProps, "form"> {
  /** The unit of the product in the cart; null when the shopper may still choose it. */
  readonly quantityType: QuantityType | null;
  readonly children: ReactNode;
}

const ControlFrame = ({ form, quantityType, children, className, ...root }: ControlFrameProps) =>
  form === undefined ? (
    <div {...root} className={classNames(styles.control, className)}>
      {children}
    </div>
  ) : (
    <PlainForm
      {...root}
      action={form.action}
      fields={quantityType === null ? form.fields : { ...form.fields, quantityType }}
      className={classNames(styles.control, className)}
    >
      {children}
    </PlainForm>
  );

/** Adds a product to the cart and changes its quantity: buttons, typed entry and, with two units, the unit. */
export const QuantityControl = ({
  isDisabled = false,
  hasUnits = true,
  error = null,
  form,
  product,
  quantity,
  quantityType,
  onChange,
  isPending = false,
  ...root
}: QuantityControlProps) => {
  const texts = useTexts("product", productTexts);
  const { more, type, message, typingProblem, offer, takeOffer, leaveOffer, field, ask, take, switchTo } =
    useQuantityEntry({ product, quantity, quantityType, onChange, isPending });
  const isInCart = quantity > 0;
  const problem = typingProblem ?? offer?.question ?? error;
  useAnnounced(message);
  const unit = unitOf(product, type);
  const alternative = hasUnits ? product.alternativeUnit : null;
  const [fewer, larger] = [stepDown(quantity, unit), stepUp(quantity, unit)];
  return (
    <ControlFrame {...root} form={form} quantityType={isInCart ? type : null}>
      {/* What Enter presses without scripts: in the field it takes the typed quantity; choosing a unit adds nothing. */}
      {form !== undefined && (isInCart || alternative !== null) && <button type="submit" hidden disabled={!isInCart} />}
      {alternative !== null && (
        <UnitSwitch
          units={{ default: product.defaultUnit.name, alternative: alternative.name }}
          value={type}
          onChange={switchTo}
          isDisabled={isDisabled}
          {...(form !== undefined && !isInCart && { name: "quantityType" })}
        />
      )}
      <QuantityStepper
        label={texts.quantityOf(product.name)}
        of={product.name}
        quantity={quantity}
        unit={unit.name}
        removes={fewer === 0}
        adds={isInCart ? null : texts.addNamed(product.name)}
        onCommit={take}
        onStep={(direction) => ask(direction === "up" ? larger : fewer)}
        isPending={isPending}
        isDisabled={isDisabled}
        moreRef={more}
        fieldRef={field}
        {...(form !== undefined && { sends: { less: fewer, more: larger } })}
      />
      {problem !== null && <QuantityProblem>{problem}</QuantityProblem>}
      {offer !== null && <Offer amount={offer.amount} onTake={takeOffer} onLeave={leaveOffer} />}
    </ControlFrame>
  );
};
