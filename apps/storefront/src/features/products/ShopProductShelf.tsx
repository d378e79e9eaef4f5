import { ProductShelf, type ProductShelfProps } from "@kamra/ui";
import { ShopProductCard } from "./ShopProductCard.tsx";

interface ShopProductShelfProps extends Omit<ProductShelfProps, "children"> {
  readonly now: Date;
}

/** A shelf of cards with the shop's cart. */
export const ShopProductShelf = ({ now, ...shelf }: ShopProductShelfProps) => (
  <ProductShelf {...shelf}>{(product) => <ShopProductCard product={product} now={now} />}</ProductShelf>
);
