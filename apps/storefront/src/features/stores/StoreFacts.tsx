import { type GroceryStore, hoursOn } from "@kamra/core/content";
import { Icon } from "@kamra/ui";
import styles from "./StoreFacts.module.css";
import { storesText } from "./text.hu.ts";

interface StoreFactsProps {
  readonly store: GroceryStore;
  /** The calendar day that it is. */
  readonly today: string;
}

/** A store's address, and whether it is open today. */
export function StoreFacts({ store, today }: StoreFactsProps) {
  const { postcode, city, street, houseNumber } = store;
  const hours = hoursOn(store, { day: today });
  return (
    <ul className={styles.facts} role="list">
      <li>
        <Icon name="pin" size="small" />
        {storesText.address({ postcode, city, street, houseNumber })}
      </li>
      <li>
        <Icon name="store" size="small" />
        {hours.length === 0
          ? storesText.closedToday
          : storesText.openToday(hours.map(({ opens, closes }) => `${opens}–${closes}`).join(", "))}
      </li>
    </ul>
  );
}
