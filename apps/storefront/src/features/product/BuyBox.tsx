import {
  availabilityText,
  canSubscribe,
  currentPrice,
  isNews,
  isOrderable,
  type ProductDetails,
  stepUp,
} from "@kamra/core/product";
import { useCartLine, useUndeliverableProduct, useSession } from "@kamra/react";
import { Badge, UndeliverableNote, NetPrice, Price, QuantityControl, shownQuantity } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ShopLineOptions } from "../cart/ShopLineOptions.tsx";
import { AddToList } from "../lists/AddToList.tsx";
import styles from "./BuyBox.module.css";
import { cartForm } from "../paths/formPaths.ts";
import { ProductStockAlert } from "./ProductStockAlert.tsx";
import { RatingSummary } from "./RatingSummary.tsx";
import { productPageText } from "./text.hu.ts";
import { useBuysAsBusiness } from "../session/useBuysAsBusiness.ts";

/** A product's name, price, and quantity control. */
export function BuyBox({ product, now }: { readonly product: ProductDetails; readonly now: Date }) {
  const shop = useStorefrontShop();
  const { line, isPending, error } = useCartLine(product.id);
  const undeliverable = useUndeliverableProduct(product);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const isBusiness = useBuysAsBusiness();
  const isForSale = isOrderable(product);
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        {isNews(product, { now }) && (
          <p>
            <Badge tone="new">{productPageText.isNew}</Badge>
          </p>
        )}
        <h1 className={styles.name}>{product.name}</h1>
        {product.brand !== null && <p className={styles.brand}>{productPageText.by(product.brand)}</p>}
        <RatingSummary rating={product.rating} />
      </div>
      <div>
        <Price product={product} now={now} size="page" />
        {isBusiness && (
          <p>
            <NetPrice gross={currentPrice(product, { now })} vat={product.vat} />
          </p>
        )}
      </div>
      {product.adultsOnly && <p className={styles.adults}>{productPageText.adultsOnly}</p>}
      {!isForSale && <p className={styles.unavailable}>{availabilityText(product.status)}</p>}
      {isForSale && <UndeliverableNote undeliverable={undeliverable} />}
      {(isForSale || line !== null) && (
        <QuantityControl
          product={product}
          {...shownQuantity(product, line)}
          onChange={(change) => void shop.cart.setQuantity(product, change)}
          form={cartForm(product.id)}
          isPending={isPending}
          error={error === null ? null : shop.errorText(error)}
        />
      )}
      {line !== null && <ShopLineOptions line={line} />}
      {canSubscribe(product) && (
        // Keyed by user, so that it resets to the server's state after a login.
        <ProductStockAlert key={`${isLoggedIn} ${product.isSubscribed}`} product={product} isLoggedIn={isLoggedIn} />
      )}
      <AddToList lines={[{ product, quantity: stepUp(0, product.defaultUnit) }]} />
    </div>
  );
}
