import type { Product } from "@kamra/core/product";
import { useDeliverySelection, useShippingMethods } from "@kamra/react";
import { AddressDisplay, Hero } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { deliveryPromise } from "./deliveryPromise.ts";
import { homeText } from "./text.hu.ts";

/** The shop's introduction, and its first question: the delivery address. */
export function ShopHero({ pictured }: { readonly pictured: ReadonlyArray<Product> }) {
  const shop = useStorefrontShop();
  const selection = useDeliverySelection();
  const delivery = deliveryPromise(useShippingMethods());
  const pictures = pictured.flatMap(({ images: [image] }) => (image === undefined ? [] : [image.list]));
  const [first] = pictures;
  return (
    <>
      {/* The page's largest picture, on screens with room for it. */}
      {first !== undefined && (
        <link rel="preload" as="image" media="(min-width: 56rem)" fetchPriority="high" href={first} />
      )}
      <Hero
        title={homeText.heading}
        lead={homeText.lead}
        facts={[
          ...(delivery === null ? [] : [{ icon: "truck", text: delivery } as const]),
          { icon: "store", text: homeText.pickup },
          { icon: "percent", text: homeText.unitPrices },
        ]}
        pictures={pictures}
      >
        {/* Once chosen, the header names it just above. */}
        {selection === null ? (
          <AddressDisplay view="CartPage" selection={null} onPress={() => shop.delivery.openPicker()} />
        ) : undefined}
      </Hero>
    </>
  );
}
