import type { RootProps } from "../styles/RootProps.ts";
import {
  type Address,
  addressDisplay,
  type AddressView,
  type DeliverySelection,
  deliveryTexts as coreDeliveryTexts,
} from "@kamra/core/delivery";
import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { deliveryTexts } from "./text.hu.ts";
import styles from "./AddressDisplay.module.css";

/** Props of `AddressDisplay`: where it stands, the selection, and a linked order's address. */
export interface AddressDisplayProps extends RootProps<"button"> {
  /** Where it stands: it decides how short the text is. */
  readonly view: AddressView;
  /** Where the goods go; null before the shopper has said so. */
  readonly selection: DeliverySelection | null;
  /** Opens the delivery type dialog. */
  readonly onPress: () => void;
  /** The address of the linked order, or null; it cannot be changed here. */
  readonly linkedAddress?: Address | null;
}

/**
 * The delivery address, and a button to change it.
 *
 * Errors: RangeError for an unknown view.
 *
 * @rule ADDR-10
 * @rule NAV-7
 */
export const AddressDisplay = ({
  view,
  selection,
  onPress,
  linkedAddress = null,
  className,
  ...root
}: AddressDisplayProps) => {
  const texts = useTexts("delivery", deliveryTexts);
  const coreTexts = useCoreTexts("delivery", coreDeliveryTexts);
  const { pickupAddress: pickup } = useSettings();
  const { address, note } = addressDisplay(selection, { view, linkedAddress, texts: coreTexts, pickup });
  return (
    <BareButton
      {...root}
      className={classNames(styles.address, styles[view], className)}
      onPress={onPress}
      isDisabled={note !== null}
    >
      <Icon name={selection?.type === "personal" ? "store" : "pin"} />
      <span className={styles.words}>
        <span className={styles.title}>
          {note ?? (selection?.type === "personal" ? texts.pickUpAt : texts.deliverTo)}
        </span>
        <span className={styles.value}>{address}</span>
      </span>
      {note === null &&
        (view === "CartPage" ? (
          <span className={styles.change}>{selection === null ? texts.chooseAddress : texts.changeAddress}</span>
        ) : (
          <Icon name="chevronDown" size="small" />
        ))}
    </BareButton>
  );
};
