import { defaultSettings } from "@kamra/core/settings";
import { StoryPage, type StoryPageProps } from "@kamra/storefront/story";
import { type Fault, faultyNetwork, offline, statusResponse } from "@kamra/testing/network";
import { type SyntheticEvent, useState } from "react";
import { address, billing, contact, user } from "./madeUp/person.ts";
import { drawing } from "./madeUp/drawing.ts";
import { generatedGoods, typicalGoods } from "./madeUp/groceries.ts";
import { madeUpServer, type MadeUpShop } from "./madeUp/madeUpServer.ts";
import { now } from "./madeUp/now.ts";

export interface ScreenProps {
  /** The page's address in the shop. */
  readonly path: string;
  /** Who looks at it. */
  readonly shopper: "guest" | "user";
  /** What lies in the cart; `ready` has everything that an order needs. */
  readonly cart: "empty" | "filled" | "ready";
  /** Goods as in a shop, or as any correct server may send them. */
  readonly goods: "typical" | "generated";
  /** How the network behaves from the page's first request on. */
  readonly network: "good" | "slow" | "failing" | "offline";
}

const choices = [
  { product_id: "1", piece: 2 },
  { product_id: "2", piece: 1 },
  { product_id: "7", piece: 3, quantity_type: "alternative" as const },
  { product_id: "13", piece: 1 },
];

const carts: Readonly<Record<ScreenProps["cart"], MadeUpShop["cart"]>> = {
  empty: {},
  filled: { products: choices },
  ready: {
    products: choices,
    shipping_method: "1",
    timetable_time_slot: "11",
    shipping_address: address,
    contact_data: contact,
    billing_address: billing,
    payment_method: "2",
  },
};

const slow: Fault = async (send) => {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return await send();
};

const faults: Readonly<Record<ScreenProps["network"], Fault | null>> = {
  good: null,
  slow,
  failing: statusResponse(400),
  offline,
};

const before =
  ({ shopper, cart }: ScreenProps): StoryPageProps["before"] =>
  async (shop) => {
    if (shopper === "user") await shop.session.login({ email: "anna@pelda.hu", password: "kamra-titok" });
    if (cart === "empty") return;
    const place = { type: "delivery", zip: "1053", city: "Budapest" } as const;
    await shop.delivery.select(
      shopper === "user"
        ? { ...place, deliveryType: "savedAddress", addressId: user.shipping_addresses[0]?.id ?? "" }
        : { ...place, deliveryType: "postcode" },
    );
  };

/** The server draws the categories' pictures; here they are drawn on the page. */
const drawMissing = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement && target.src.includes("/images/category/"))
    target.src = drawing("#cfdcc4", "#4f8a3c").full;
};

function propsOf(props: ScreenProps): StoryPageProps {
  const goods = props.goods === "generated" ? generatedGoods : typicalGoods;
  const network = faultyNetwork(madeUpServer({ goods, cart: carts[props.cart] }));
  return {
    path: props.path,
    fetch: network.fetch,
    now,
    // Who has answered the question of consent sees no banner.
    cookies: { [defaultSettings.cartCookie]: "cart-1", [defaultSettings.consentCookie]: "refused" },
    before: async (shop) => {
      await before(props)(shop);
      network.use(() => faults[props.network]);
    },
  };
}

const Opened = (props: ScreenProps) => {
  const [page] = useState(() => propsOf(props));
  return (
    <div onErrorCapture={drawMissing}>
      <StoryPage {...page} />
    </div>
  );
};

/** A page of the shop over made-up services: another control opens it anew. */
export const Screen = (props: ScreenProps) => <Opened key={JSON.stringify(props)} {...props} />;
