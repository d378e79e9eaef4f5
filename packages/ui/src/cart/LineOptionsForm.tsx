import type { LineOptions } from "@kamra/core/cart";
import { fieldKinds } from "@kamra/core/form";
import type { Product } from "@kamra/core/product";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import { Select } from "../field/Select.tsx";
import { TextArea } from "../field/TextArea.tsx";
import { Form } from "../form/Form.tsx";
import { Icon } from "../icon/Icon.tsx";
import { useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./LineOptionsForm.module.css";

/** The options of a line that the shopper can change. */
export type ChosenLineOptions = Pick<LineOptions, "sliced" | "additionalInformation">;

/** Props of `LineOptionsForm`; `onChange` gets the changed options alone. */
export interface LineOptionsFormProps extends RootProps<"div"> {
  /** The product, and which options it has. */
  readonly product: Pick<Product, "name" | "sliceable" | "giftMessageAvailable">;
  /** What is chosen now. */
  readonly value: ChosenLineOptions;
  /** Called with the options that changed, and only those. */
  readonly onChange: (options: Partial<ChosenLineOptions>) => void;
}

/** The number of characters that fit on the card. */
const longestText = 1000;

const GiftForm = ({ information, onSave }: GiftFormProps) => {
  const texts = useTexts("cart", cartTexts);
  const [isOpen, setIsOpen] = useState(information !== null);
  const [text, setText] = useState(information?.giftCardText ?? "");
  const [ribbon, setRibbon] = useState(information?.ribbonColor ?? "");
  const save = () => {
    const giftCardText = fieldKinds.note(text).value || null;
    const ribbonColor = ribbon || null;
    onSave(giftCardText === null && ribbonColor === null ? null : { giftCardText, ribbonColor });
  };
  return (
    <>
      <div>
        <Button variant="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          <Icon name={isOpen ? "minus" : "plus"} size="small" />
          {texts.gift}
        </Button>
      </div>
      {isOpen && (
        <Form onSubmit={save}>
          <TextArea
            label={texts.giftText}
            value={text}
            onChange={setText}
            rows={3}
            maxLength={longestText}
            isOptional
            autoFocus={information === null}
          />
          <Select
            label={texts.ribbon}
            value={ribbon}
            onChange={setRibbon}
            options={["", ...texts.ribbons].map((value) => ({ value, label: value || texts.noRibbon }))}
          />
          <Button type="submit" variant="secondary">
            {texts.saveGift}
          </Button>
        </Form>
      )}
    </>
  );
};

/**
 * A cart line's options beside its quantity: slicing, and the text and ribbon of a gift.
 *
 * @rule CART-7, SPEC-1
 */
export const LineOptionsForm = ({ product, value, onChange, className, ...root }: LineOptionsFormProps) => {
  const texts = useTexts("cart", cartTexts);
  if (!product.sliceable && !product.giftMessageAvailable) return null;
  return (
    <div {...root} className={classNames(styles.options, className)}>
      {product.sliceable && (
        <Checkbox isSelected={value.sliced} onChange={(sliced) => onChange({ sliced })}>
          {texts.sliced}
        </Checkbox>
      )}
      {product.giftMessageAvailable && (
        <GiftForm
          information={value.additionalInformation}
          onSave={(info) => onChange({ additionalInformation: info })}
        />
      )}
    </div>
  );
};

interface GiftFormProps {
  readonly information: ChosenLineOptions["additionalInformation"];
  readonly onSave: (information: ChosenLineOptions["additionalInformation"]) => void;
}
