import { type OrderedProduct, rhythmText } from "@kamra/core/orderedProducts";
import { namedAllergens, type Product } from "@kamra/core/product";
import { useAvoidedAllergens, useOrderedProducts } from "@kamra/react";
import { ProductShelf, Text } from "@kamra/ui";
import { useEffect, useMemo, useState } from "react";
import { told } from "../../shop/told.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { paths } from "../paths/paths.ts";
import { ShopProductCard } from "../products/ShopProductCard.tsx";
import { usualText } from "../products/text.hu.ts";
import { useDueProducts } from "../products/useDueProducts.ts";
import { homeCategories } from "./homeCategories.ts";

type HomePart = ReturnType<typeof homeCategories>;

/** Two rows of six on a desktop. */
const most = 12;

/** The home page's part of the whole tree; null while loading and after a failure. */
function useHomePart(): HomePart | null {
  const { catalogue } = useStorefrontShop();
  const [part, setPart] = useState<HomePart | null>(null);
  useEffect(() => {
    catalogue.loadCategories().then((tree) => setPart(homeCategories(tree)), told);
  }, [catalogue]);
  return part;
}

interface DueShelfProps extends Pick<HomePart, "allows"> {
  readonly entries: ReadonlyArray<OrderedProduct>;
}

function DueShelf({ entries, allows }: DueShelfProps) {
  const due = useDueProducts(entries, { most });
  const avoided = useAvoidedAllergens();
  const shown = useMemo(
    () => due?.filter(({ product }) => allows(product) && namedAllergens(product, { avoided }).length === 0) ?? [],
    [due, allows, avoided],
  );
  const products = useMemo(() => shown.map(({ product }) => product), [shown]);
  const reasons = useMemo(() => new Map(shown.map(({ due: why, product }) => [product.id, rhythmText(why)])), [shown]);
  const now = usePageMoment(products);
  const card = (product: Product) => (
    <ShopProductCard product={product} now={now}>
      <Text size="small" tone="muted">
        {reasons.get(product.id)}
      </Text>
    </ShopProductCard>
  );
  return (
    <ProductShelf
      title={usualText.title}
      products={products}
      more={{ href: paths.orderedProducts, label: usualText.whole }}
    >
      {card}
    </ProductShelf>
  );
}

/**
 * The usual products that are due, and why; nothing when none is due.
 *
 * @rule ALLERGEN-3, USUAL-2, USUAL-3, LAW-12
 */
export function UsualShelf() {
  const entries = useOrderedProducts();
  const part = useHomePart();
  return entries !== null && part !== null && <DueShelf entries={entries} allows={part.allows} />;
}
