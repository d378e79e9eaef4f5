import { Button } from "../button/Button.tsx";
import { ButtonRow } from "../button/ButtonRow.tsx";
import { Notice } from "../feedback/Notice.tsx";
import { type ToldOrder, useLinkableOrderText } from "../delivery/useLinkableOrderText.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import styles from "./LinkOffers.module.css";
import { checkoutTexts } from "./text.hu.ts";

/** Props of `LinkOffers`: the open orders, what happens when one is chosen, and those of its root element. */
export interface LinkOffersProps extends RootProps<"div"> {
  /** The open orders. */
  readonly orders: ReadonlyArray<ToldOrder>;
  /** The instant that decides whether days show their year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** Called with the order that the cart is to arrive with. */
  readonly onChange: (order: string) => void;
  /** The choice is being sent. */
  readonly isPending?: boolean;
}

/** The open orders that this cart can arrive with, without a delivery fee; nothing without any. */
export const LinkOffers = ({ orders, now, onChange, isPending = false, ...root }: LinkOffersProps) => {
  const { linkOffer: texts } = useTexts("checkout", checkoutTexts);
  const textOf = useLinkableOrderText({ now });
  if (orders.length === 0) return null;
  return (
    <Notice {...root} tone="info" title={texts.title}>
      <p>{texts.help}</p>
      <ul role="list" className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <ButtonRow place="between">
              <span>{textOf(order)}</span>
              <Button
                variant="secondary"
                aria-label={texts.linkNamed(textOf(order))}
                onPress={() => onChange(order.id)}
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
