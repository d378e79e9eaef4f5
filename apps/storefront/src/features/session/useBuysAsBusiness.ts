import { buysAsBusiness } from "@kamra/core/payment";
import { useCart, useSession } from "@kamra/react";

/** @rule PRICE-5 */
export function useBuysAsBusiness(): boolean {
  const type = useSession(({ user }) => user?.customerType ?? null);
  const isCompany = useCart(({ cart }) => cart?.billingAddress?.isCompany ?? null);
  return buysAsBusiness(type, { billingAddress: isCompany === null ? null : { isCompany } });
}
