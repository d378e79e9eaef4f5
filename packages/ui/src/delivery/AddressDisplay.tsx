import { type DeliverySelection, displaySelection } from "@kamra/core/delivery";
import { Button as AriaButton } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./AddressDisplay.module.css";

const views = ["AppBar", "CartPage"] as const;

export interface AddressDisplayProps {
  readonly view: (typeof views)[number];
  readonly selection: DeliverySelection | null;
  /** Opens the delivery type dialog. */
  readonly onPress: () => void;
  /** Where the order goes that this cart is linked to, or null; then nothing can be changed here. */
  readonly linkedAddress?: string | null;
}

/**
 * Where the goods go, and the way to change it.
 *
 * Errors: RangeError for a view that is none of the two.
 *
 * @rule ADDR-10
 * @rule NAV-7
 */
export const AddressDisplay = ({ view, selection, onPress, linkedAddress = null }: AddressDisplayProps) => {
  const { delivery: texts, core } = useTexts();
  if (!views.includes(view)) throw new RangeError(`Unknown address display view: ${String(view)}`);
  const chosen = selection === null ? core.delivery.noSelection : displaySelection(selection, { texts: core.delivery });
  return (
    <AriaButton className={classNames(styles.address, styles[view])} onPress={onPress} isDisabled={linkedAddress !== null}>
      <Icon name={selection?.type === "personal" ? "store" : "pin"} />
      <span className={styles.words}>
        <span className={styles.title}>{linkedAddress === null ? texts.deliverTo : core.delivery.linkedToOrder}</span>
        <span className={styles.value}>{linkedAddress ?? chosen}</span>
      </span>
      {linkedAddress === null && (view === "CartPage" ? <span className={styles.change}>{texts.changeAddress}</span> : <Icon name="chevronDown" size="small" />)}
    </AriaButton>
  );
};
