import { Button } from "../button/Button.tsx";
import { ButtonRow } from "../button/ButtonRow.tsx";
import { Notice } from "../feedback/Notice.tsx";
import type { SelectOption } from "../field/Select.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import styles from "./LinkOffers.module.css";
import { checkoutTexts } from "./text.hu.ts";

/** Props of `LinkOffers`: the open orders, what happens when one is chosen, and those of its root element. */
export interface LinkOffersProps extends RootProps<"div"> {
  /** The ids of the open orders, with the text that tells each: its number, address and time. */
  readonly orders: ReadonlyArray<SelectOption<string>>;
  /** Called with the order that the cart is to arrive with. */
  readonly onChange: (order: string) => void;
  /** The choice is being sent. */
  readonly isPending?: boolean;
}

/** The open orders that this cart can arrive with, without a delivery fee; nothing without any. */
export const LinkOffers = ({ orders, onChange, isPending = false, ...root }: LinkOffersProps) => {
  const { linkOffer: texts } = useTexts("checkout", checkoutTexts);
  if (orders.length === 0) return null;
  return (
    <Notice {...root} tone="info" title={texts.title}>
      <p>{texts.help}</p>
      <ul role="list" className={styles.orders}>
        {orders.map(({ value, label }) => (
          <li key={value}>
            <ButtonRow place="between">
              <span>{label}</span>
              <Button
                variant="secondary"
                aria-label={texts.linkNamed(label)}
                onPress={() => onChange(value)}
                isPending={isPending}
              >
                {texts.link}
              </Button>
            </ButtonRow>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
