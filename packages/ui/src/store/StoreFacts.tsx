import { type GroceryStore, hoursOn } from "@kamra/core/content";
import { addressText } from "@kamra/core/delivery";
import { budapestDay } from "@kamra/core/product";
import { useNow } from "../clock/NowContext.ts";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import styles from "./StoreFacts.module.css";
import { storeTexts } from "./text.hu.ts";

/** Props of `StoreFacts`: the store, the instant, and those of its root element. */
export interface StoreFactsProps extends RootProps<"ul"> {
  /** Its address and opening hours are shown. */
  readonly store: Pick<GroceryStore, "postcode" | "city" | "street" | "houseNumber" | "week" | "specialDays">;
  /** The instant that decides which day is today; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
}

/** A store's address, and whether it is open today. */
export function StoreFacts({ store, now, className, ...root }: StoreFactsProps) {
  const texts = useTexts("store", storeTexts);
  const hours = hoursOn(store, { day: budapestDay(useNow(now)) }).map(
    ({ opens, closes }) => `${opens}–\u2060${closes}`,
  );
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
