import { useHydrated } from "../page/useHydrated.ts";
import { ProfileShell } from "../profile/ProfileShell.tsx";
import { ProductGridSkeleton } from "@kamra/ui";
import { OrderedProductsShelf } from "./OrderedProductsShelf.tsx";
import { orderedText as text } from "./text.hu.ts";

/** The shopper's earlier products, by department and by name. */
export function OrderedProductsPage() {
  const isHydrated = useHydrated();
  return (
    <ProfileShell title={text.title} lead={text.lead}>
      {isHydrated ? <OrderedProductsShelf /> : <ProductGridSkeleton />}
    </ProfileShell>
  );
}
