import {
  addressText,
  type DeliverySelection,
  type Place,
  deliveryTexts as coreDeliveryTexts,
} from "@kamra/core/delivery";
import { Button } from "../button/Button.tsx";
import { ChoiceGroup } from "../field/ChoiceGroup.tsx";
import { RadioCard } from "../field/RadioCard.tsx";
import { Select } from "../field/Select.tsx";
import { fieldTexts } from "../field/text.hu.ts";
import { TextField } from "../field/TextField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link/Link.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { classNames } from "../styles/classNames.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { deliveryTexts } from "./text.hu.ts";
import styles from "./DeliveryTypeForm.module.css";
import { type DeliveryAnswerOptions, useDeliveryAnswer } from "./useDeliveryAnswer.ts";
import type { useSavedAddress } from "./useSavedAddress.ts";
import type { Href } from "../link/Href.ts";

/** What `DeliveryTypeDialog` asks. */
export interface DeliveryTypeFormProps extends DeliveryAnswerOptions {
  /** Whether an addition to the cart waits for the answer. */
  readonly isForAdd: boolean;
  /** Called with where the goods go. */
  readonly onConfirm: (selection: DeliverySelection) => void;
  /** The address of the page that tells about delivery; no link without it. */
  readonly deliveryInfoHref: Href;
}

interface TypeChoiceProps {
  readonly type: DeliverySelection["type"];
  readonly onChange: (type: DeliverySelection["type"]) => void;
  readonly isPickupAvailable: boolean;
}

const TypeChoice = ({ type, onChange, isPickupAvailable }: TypeChoiceProps) => {
  const texts = useTexts("delivery", deliveryTexts);
  const { pickupAddress } = useSettings();
  return (
    <ChoiceGroup
      className={styles.types}
      aria-label={texts.howToGet}
      value={type}
      onChange={(value) => onChange(value === "personal" ? "personal" : "delivery")}
    >
      <RadioCard value="delivery" icon="truck" title={texts.homeDelivery} description={texts.homeDeliveryHint} />
      <RadioCard
        value="personal"
        icon="store"
        title={texts.pickup}
        description={isPickupAvailable ? addressText(pickupAddress) : texts.pickupUnavailable}
        isDisabled={!isPickupAvailable}
      />
    </ChoiceGroup>
  );
};

interface SavedAddressFieldProps {
  readonly addresses: NonNullable<DeliveryTypeFormProps["savedAddresses"]>;
  readonly saved: ReturnType<typeof useSavedAddress>;
}

const SavedAddressField = ({ addresses, saved }: SavedAddressFieldProps) => {
  const texts = useTexts("delivery", deliveryTexts);
  return (
    <div className={styles.postcode}>
      <Select
        label={texts.savedAddress}
        options={addresses.map((address) => ({ value: address.id, label: addressText(address) }))}
        value={saved.addressId}
        onChange={saved.choose}
      />
      <div>
        <Button variant="quiet" onPress={() => saved.mean(false)}>
          {texts.otherAddress}
        </Button>
      </div>
    </div>
  );
};

interface PostcodeEntryProps extends Pick<DeliveryTypeFormProps, "lookup"> {
  readonly postcode: string;
  readonly onChange: (text: string) => void;
  /** The places of the postcode. */
  readonly places: ReadonlyArray<Place>;
  /** The one that the answer names. */
  readonly place: { readonly zip: string; readonly city: string } | null;
  readonly onPickCity: (city: string) => void;
  /** Back to the saved addresses; null without any. */
  readonly onShowSaved: (() => void) | null;
}

const PostcodeEntry = ({ postcode, onChange, lookup, places, place, onPickCity, onShowSaved }: PostcodeEntryProps) => {
  const texts = useTexts("delivery", deliveryTexts);
  const cities = useTexts("field", fieldTexts);
  const { postcodeLength, postcodeCharacters } = useSettings();
  const problem =
    (lookup.status === "unknown" || lookup.status === "failed") && postcode.length === postcodeLength
      ? lookup.message
      : null;
  return (
    <div className={styles.postcode}>
      <TextField
        label={texts.postcode}
        description={texts.postcodeHint}
        error={problem}
        value={postcode}
        onChange={onChange}
        inputMode={postcodeCharacters === "letters" ? "text" : "numeric"}
        autoComplete="postal-code"
        autoFocus
      />
      {places.length > 1 && (
        <Select
          label={texts.city}
          placeholder={cities.chooseCity}
          options={places.map(({ city }) => ({ value: city, label: city }))}
          value={place?.city ?? null}
          onChange={onPickCity}
        />
      )}
      <p className={styles.found} role="status">
        {lookup.status === "loading" && place === null && cities.searchingCity}
        {place !== null && (
          <>
            <Icon name="check" size="small" />
            {`${place.zip} ${place.city}`}
          </>
        )}
      </p>
      {onShowSaved !== null && (
        <div>
          <Button variant="quiet" onPress={onShowSaved}>
            {texts.showSaved}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The form of the delivery type dialog; each time it opens it starts from the current selection. */
export const DeliveryTypeForm = ({
  isForAdd,
  selection,
  lookup,
  onPostcodeChange,
  onConfirm,
  isPickupAvailable,
  savedAddresses,
  deliveryInfoHref,
}: DeliveryTypeFormProps) => {
  const texts = useTexts("delivery", deliveryTexts);
  const coreTexts = useCoreTexts("delivery", coreDeliveryTexts);
  const { answer, type, chooseType, saved, postcode, changePostcode, places, pickCity } = useDeliveryAnswer({
    selection,
    lookup,
    onPostcodeChange,
    isPickupAvailable,
    savedAddresses,
  });
  return (
    <form
      className={classNames(styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer !== null) onConfirm(answer);
      }}
    >
      {isForAdd && <p>{texts.forAdd}</p>}
      <TypeChoice type={type} onChange={chooseType} isPickupAvailable={isPickupAvailable} />
      {type === "delivery" && saved.isMeant && <SavedAddressField addresses={savedAddresses} saved={saved} />}
      {type === "delivery" && !saved.isMeant && (
        <PostcodeEntry
          postcode={postcode}
          onChange={changePostcode}
          lookup={lookup}
          places={places}
          place={answer?.type === "delivery" ? answer : null}
          onPickCity={pickCity}
          onShowSaved={savedAddresses.length > 0 ? () => saved.mean(true) : null}
        />
      )}
      <div className={styles.actions}>
        <Link variant="standalone" href={deliveryInfoHref} opensNewTab>
          {texts.deliveryInfo}
        </Link>
        <Button type="submit" isDisabled={answer === null}>
          {coreTexts.question.confirm}
        </Button>
      </div>
    </form>
  );
};
