import type { Product } from "@kamra/core/product";
import { useDeliverySelection, useShippingMethods } from "@kamra/react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { AddressDisplay, Icon } from "@kamra/ui";
import { deliveryPromise } from "./deliveryPromise.ts";
import styles from "./Hero.module.css";
import { homeText } from "./text.hu.ts";

/** The shop's introduction, and its first question: the delivery address. */
export function Hero({ pictured }: { readonly pictured: ReadonlyArray<Product> }) {
  const shop = useStorefrontShop();
  const selection = useDeliverySelection();
  const delivery = deliveryPromise(useShippingMethods());
  const facts = [
    ...(delivery === null ? [] : [{ icon: "truck", text: delivery } as const]),
    { icon: "store", text: homeText.pickup } as const,
    { icon: "percent", text: homeText.unitPrices } as const,
  ];
  const pictures = pictured.flatMap(({ id, images: [image] }) =>
    image === undefined ? [] : [{ id, src: image.list }],
  );
  const [first] = pictures;
  return (
    <section className={styles.hero}>
      {/* The page's largest picture, on screens with room for it. */}
      {first !== undefined && (
        <link rel="preload" as="image" media="(min-width: 56rem)" fetchPriority="high" href={first.src} />
      )}
      <div className={styles.words}>
        <h1 className={styles.heading}>{homeText.heading}</h1>
        <p className={styles.lead}>{homeText.lead}</p>
        {/* Once chosen, the header names it just above. */}
        {selection === null && (
          <div className={styles.address}>
            <AddressDisplay view="CartPage" selection={null} onPress={() => shop.delivery.openPicker()} />
          </div>
        )}
        <ul className={styles.facts} role="list">
          {facts.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} size="small" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {first !== undefined && (
        <div className={styles.pictures} aria-hidden="true">
          {pictures.map(({ id, src }) => (
            <img key={id} src={src} alt="" width={400} height={400} loading="lazy" decoding="async" />
          ))}
        </div>
      )}
    </section>
  );
}
