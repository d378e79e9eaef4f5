import { addressText, digitsOf, isPostcode } from "@kamra/core/delivery";
import { deliveryAnswer } from "@kamra/core/dialogs";
import { useState } from "react";
import { RadioGroup } from "react-aria-components";
import { Button } from "../button/Button.tsx";
import { RadioCard } from "../field/RadioCard.tsx";
import { Select } from "../field/Select.tsx";
import { TextField } from "../field/TextField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link/Link.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import type { DeliveryTypeDialogProps } from "./DeliveryTypeDialog.tsx";
import styles from "./DeliveryTypeForm.module.css";
import { knownPlaces } from "./knownPlaces.ts";
import { useSavedAddress } from "./useSavedAddress.ts";

export type DeliveryTypeFormProps = Omit<DeliveryTypeDialogProps, "isOpen" | "onCancel">;

/** The form of the delivery type dialog; each time it opens it starts from the current selection. */
export const DeliveryTypeForm = ({
  isForAdd = false,
  selection,
  lookup,
  onPostcodeChange,
  onConfirm,
  isPickupAvailable = true,
  savedAddresses = [],
  deliveryInfoHref = "/szallitas",
}: DeliveryTypeFormProps) => {
  const { delivery: texts, core } = useTexts();
  const { pickupAddress, postcodeLength } = useSettings();
  const [wantedType, setWantedType] = useState(selection?.type ?? "delivery");
  const [postcode, setPostcode] = useState(selection?.type === "delivery" ? selection.zip : "");
  const [pickedCity, setPickedCity] = useState<string | null>(null);
  const saved = useSavedAddress(savedAddresses, { selection });
  const type = isPickupAvailable ? wantedType : "delivery";
  const places = isPostcode(postcode, { postcodeLength }) ? knownPlaces(postcode, { lookup, selection }) : [];
  const selectedCity = selection?.type === "delivery" && selection.zip === postcode ? selection.city : null;
  const problem =
    (lookup.status === "unknown" || lookup.status === "failed") && postcode.length === postcodeLength
      ? lookup.message
      : null;
  const answer = deliveryAnswer(
    {
      type: wantedType,
      deliveryType: saved.isMeant ? "savedAddress" : "postcode",
      postcode,
      city: pickedCity ?? selectedCity,
      addressId: saved.addressId,
    },
    { places, savedAddresses, isPickupAvailable },
  );

  const place = answer?.type === "delivery" ? answer : null;

  const changePostcode = (text: string) => {
    const digits = digitsOf(text).slice(0, postcodeLength);
    setPostcode(digits);
    setPickedCity(null);
    onPostcodeChange(digits);
  };

  return (
    <form
      className={classNames(styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer !== null) onConfirm(answer);
      }}
    >
      {isForAdd && <p>{texts.forAdd}</p>}
      <RadioGroup
        className={classNames(styles.types)}
        aria-label={texts.howToGet}
        value={type}
        onChange={(value) => setWantedType(value === "personal" ? "personal" : "delivery")}
      >
        <RadioCard value="delivery" icon="truck" title={texts.homeDelivery} description={texts.homeDeliveryHint} />
        <RadioCard
          value="personal"
          icon="store"
          title={texts.pickup}
          description={isPickupAvailable ? addressText(pickupAddress) : texts.pickupUnavailable}
          isDisabled={!isPickupAvailable}
        />
      </RadioGroup>
      {type === "delivery" && saved.isMeant && (
        <div className={styles.postcode}>
          <Select
            label={texts.savedAddress}
            options={savedAddresses.map((address) => ({ value: address.id, label: addressText(address) }))}
            value={saved.addressId}
            onChange={saved.choose}
          />
          <div>
            <Button variant="quiet" onPress={() => saved.mean(false)}>
              {texts.otherAddress}
            </Button>
          </div>
        </div>
      )}
      {type === "delivery" && !saved.isMeant && (
        <div className={styles.postcode}>
          <TextField
            label={texts.postcode}
            description={texts.postcodeHint}
            error={problem}
            value={postcode}
            onChange={changePostcode}
            inputMode="numeric"
            autoComplete="postal-code"
            autoFocus
          />
          {places.length > 1 && (
            <Select
              label={texts.city}
              placeholder={texts.chooseCity}
              options={places.map(({ city }) => ({ value: city, label: city }))}
              value={place?.city ?? null}
              onChange={setPickedCity}
            />
          )}
          <p className={styles.found} role="status">
            {lookup.status === "loading" && place === null && texts.searching}
            {place !== null && (
              <>
                <Icon name="check" size="small" />
                {`${place.zip} ${place.city}`}
              </>
            )}
          </p>
          {savedAddresses.length > 0 && (
            <div>
              <Button variant="quiet" onPress={() => saved.mean(true)}>
                {texts.showSaved}
              </Button>
            </div>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <Link variant="standalone" href={deliveryInfoHref} opensNewTab>
          {texts.deliveryInfo}
        </Link>
        <Button type="submit" isDisabled={answer === null}>
          {core.delivery.question.confirm}
        </Button>
      </div>
    </form>
  );
};
