import { canSubscribe, type Product } from "@kamra/core/product";
import { useSession } from "@kamra/react";
import { SoldOutWays } from "@kamra/ui";
import { useHydrated } from "../page/useHydrated.ts";
import { productPath, similarPath } from "../paths/productPath.ts";
import { useStockAlert } from "./useStockAlert.ts";

/** What a card offers in place of a product that cannot be ordered. A guest asks for the mail on the product's page. */
export function ShopSoldOutWays({ product }: { readonly product: Product }) {
  const isHydrated = useHydrated();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  // Lists do not say what the shopper has asked for already; asking again changes nothing.
  const alert = useStockAlert(product, false);
  return (
    <SoldOutWays
      name={product.name}
      similarHref={similarPath(product)}
      alert={canSubscribe(product) ? (isHydrated && isLoggedIn ? alert : { href: productPath(product) }) : null}
    />
  );
}
