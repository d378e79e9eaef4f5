import type { WireIds } from "../decoding/Reading.ts";
import type { BillingAddress } from "./BillingAddress.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";
import type { SavedCard } from "./SavedCard.ts";
import { paymentKindOf } from "./paymentKindOf.ts";
import type { WireBillingAddress, WirePaymentMethod, WireSavedCard } from "./wire.ts";

export const readPaymentMethod = (
  { id, name, is_available, cost, ...wire }: typeof WirePaymentMethod.Type,
  ids: WireIds,
): typeof PaymentMethod.Encoded => ({
  id,
  kind: paymentKindOf(id, ids),
  name,
  isAvailable: is_available,
  cost,
  shortDescription: wire.short_description ?? null,
  shortDescriptionMplType: wire.short_description_mpl_type ?? null,
});

export const readSavedCard = (wire: typeof WireSavedCard.Type): typeof SavedCard.Encoded => ({
  id: wire.id,
  cardTitle: wire.card_title,
  cardType: wire.card_type,
  cardPan: wire.card_pan,
  cardExp: wire.card_exp,
  isDefault: wire.is_default,
});

export const readBillingAddress = ({
  id,
  name,
  postcode,
  city,
  street,
  ...wire
}: typeof WireBillingAddress.Type): typeof BillingAddress.Encoded => ({
  id,
  name,
  postcode: String(postcode),
  city,
  street,
  houseNumber: wire.house_number,
  isCompany: wire.is_company,
  vatNumber: wire.vat_number ?? null,
  bankTransferEnabled: wire.bank_transfer_enabled,
  isDefault: wire.is_default,
  isGoodid: wire.is_goodid,
});
