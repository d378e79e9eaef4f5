import type { PurchaseLine } from "../database/tables/PurchaseLine.ts";

/** A purchased quantity for a mail, in the unit that the customer chose as well. */
export function purchaseLine({
  alternative: { piece, unit },
  ...line
}: Omit<PurchaseLine, "alternative"> & {
  readonly alternative: { readonly piece: number | null; readonly unit: string | null };
}): PurchaseLine {
  return piece === null || unit === null ? line : { ...line, alternative: { piece, unit } };
}
