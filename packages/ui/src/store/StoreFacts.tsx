import { type GroceryStore, hoursOn } from "@kamra/core/content";
import { addressText } from "@kamra/core/delivery";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import styles from "./StoreFacts.module.css";
import { storeTexts } from "./text.hu.ts";

/** Props of `StoreFacts`: the store, the day, and those of its root element. */
export interface StoreFactsProps extends RootProps<"ul"> {
  /** Its address and opening hours are shown. */
  readonly store: Pick<GroceryStore, "postcode" | "city" | "street" | "houseNumber" | "week" | "specialDays">;
  /** The calendar day that it is, such as `2026-11-21`. */
  readonly today: string;
}

/** A store's address, and whether it is open today. */
export function StoreFacts({ store, today, className, ...root }: StoreFactsProps) {
  const texts = useTexts("store", storeTexts);
  const hours = hoursOn(store, { day: today }).map(({ opens, closes }) => `${opens}–${closes}`);
  return (
    <ul role="list" {...root} className={classNames(styles.facts, className)}>
      <li>
        <Icon name="pin" size="small" />
        <span>{texts.address(addressText(store))}</span>
      </li>
      <li>
        <Icon name="store" size="small" />
        <span>{hours.length === 0 ? texts.closedToday : texts.openToday(hours.join(", "))}</span>
      </li>
    </ul>
  );
}
