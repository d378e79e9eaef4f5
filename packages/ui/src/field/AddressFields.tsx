import { streetAndHouse } from "@kamra/core/delivery";
import { useState, type FocusEvent } from "react";
import { Button } from "../button/Button.tsx";
import type { PostcodeLookupState } from "./PostcodeLookupState.ts";
import { Icon } from "../icon/Icon.tsx";
import { useTexts } from "../text/useTexts.ts";
import { fieldTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./AddressFields.module.css";
import { CityField } from "./CityField.tsx";
import type { FieldOf } from "./FieldBinding.ts";
import { PostcodeField } from "./PostcodeField.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

/** Props of `StreetFields`: the form's fields by name, and the streets to suggest. */
export interface StreetFieldsProps extends RootProps<"div"> {
  /** The binding of each field to the form's state. */
  readonly field: FieldOf<"street" | "houseNumber" | "floorDoor" | "note">;
  /** The kind of address for the browser's autofill. */
  readonly purpose: "shipping" | "billing";
  /** The known streets of the postcode. */
  readonly streets?: ReadonlyArray<string>;
}

/** Props of `AddressFields`: the form's fields by name, and the state of the postcode's lookup. */
export interface AddressFieldsProps extends Omit<StreetFieldsProps, "field"> {
  /** The binding of each field to the form's state. */
  readonly field: FieldOf<"postcode" | "city" | "street" | "houseNumber" | "floorDoor" | "note">;
  /** The state of the postcode's lookup. */
  readonly lookup: PostcodeLookupState;
}

/** The fields of an address after the city. The floor and the note to the courier are optional. */
export const StreetFields = ({ field, purpose, streets, className, ...root }: StreetFieldsProps) => {
  const texts = useTexts("field", fieldTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [floorDoor, note] = [field("floorDoor"), field("note")];
  const [street, houseNumber] = [field("street"), field("houseNumber")];
  /** Browsers fill the street together with its house number. It moves once the shopper has left both fields. */
  const split = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const parts = streetAndHouse({ street: street.value, houseNumber: houseNumber.value });
    if (parts.houseNumber !== "" && parts.street !== street.value) {
      street.onChange(parts.street);
      houseNumber.onChange(parts.houseNumber);
    }
  };
  const hasMore = [floorDoor, note].some(({ value, error }) => value !== "" || error !== null);
  return (
    <div {...root} className={classNames(styles.address, className)}>
      <div className={styles.street} onBlur={split}>
        <TextField
          {...street}
          autoComplete={`${purpose} address-line1`}
          enterKeyHint="next"
          {...(streets && { suggestions: streets })}
        />
        <TextField {...houseNumber} autoComplete="off" enterKeyHint="next" />
      </div>
      {isOpen || hasMore ? (
        <>
          <TextField
            {...floorDoor}
            isOptional
            autoFocus={isOpen && !hasMore}
            autoComplete={`${purpose} address-line2`}
            enterKeyHint="next"
          />
          {purpose === "shipping" && <TextArea {...note} isOptional description={texts.noteHint} rows={3} />}
        </>
      ) : (
        <div>
          <Button variant="quiet" onPress={() => setIsOpen(true)}>
            <Icon name="plus" size="small" />
            {purpose === "shipping" ? texts.addFloorAndNote : texts.addFloor}
          </Button>
        </div>
      )}
    </div>
  );
};

/** An address, its postcode first: the place follows from it. */
export const AddressFields = ({ field, lookup, purpose, streets, className, ...root }: AddressFieldsProps) => (
  <div {...root} className={classNames(styles.address, className)}>
    <div className={styles.place}>
      <PostcodeField {...field("postcode")} autoComplete={`${purpose} postal-code`} />
      <CityField {...field("city")} postcode={field("postcode").value} lookup={lookup} purpose={purpose} />
    </div>
    <StreetFields field={field} purpose={purpose} {...(streets && { streets })} />
  </div>
);
