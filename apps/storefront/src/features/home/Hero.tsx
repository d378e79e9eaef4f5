import type { Product } from "@kamra/core/product";
import { deliveryFee } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useDeliverySelection, useShippingMethods } from "@kamra/react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { AddressDisplay, Icon } from "@kamra/ui";
import styles from "./Hero.module.css";
import { homeText } from "./text.hu.ts";

/** What this is, and the first thing it needs to know: where the goods go. */
export function Hero({ pictured }: { readonly pictured: ReadonlyArray<Product> }) {
  const shop = useStorefrontShop();
  const selection = useDeliverySelection();
  const courier = useShippingMethods()?.find(({ kind }) => kind === "courier") ?? null;
  const fee = courier === null ? null : deliveryFee(courier, { goods: huf(0), timeSlot: null });
  const facts = [
    ...(fee === null
      ? []
      : [{ icon: "truck", text: fee === 0 ? homeText.deliveryFree : homeText.deliveryFrom(formatHuf(fee)) } as const]),
    { icon: "store", text: homeText.pickup } as const,
    { icon: "percent", text: homeText.unitPrices } as const,
  ];
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{homeText.heading}</h1>
        <p className={styles.lead}>{homeText.lead}</p>
        <div className={styles.address}>
          <AddressDisplay view="CartPage" selection={selection} onPress={() => shop.delivery.openPicker()} />
        </div>
        <ul className={styles.facts} role="list">
          {facts.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} size="small" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.pictures} aria-hidden="true">
        {pictured.flatMap(({ id, images: [image] }) =>
          image === undefined
            ? []
            : [<img key={id} src={image.list} alt="" width={400} height={400} loading="lazy" decoding="async" />],
        )}
      </div>
    </section>
  );
}
