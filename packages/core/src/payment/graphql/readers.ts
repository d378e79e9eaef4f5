import type { WireIds } from "../../decoding/Reading.ts";
import type { BillingAddress } from "../BillingAddress.schema.ts";
import type { PaymentMethod } from "../PaymentMethod.schema.ts";
import type { SavedCard } from "../SavedCard.schema.ts";
import { paymentKindOf } from "../paymentKindOf.ts";
import type {
  BillingAddressFieldsFragment,
  PaymentMethodFieldsFragment,
  SavedCardFieldsFragment,
} from "./generated/responses.ts";

/**
 * The contract's `PaymentMethod`, in the model's terms; one of a kind that this version does not know is kept.
 *
 * @rule PAY-1
 */
export const readPaymentMethod = (
  { id, name, is_available, cost, ...wire }: PaymentMethodFieldsFragment,
  ids: WireIds,
): typeof PaymentMethod.Encoded => ({
  id,
  kind: paymentKindOf(id, ids),
  name,
  isAvailable: is_available,
  cost,
  minAmount: wire.min_amount ?? null,
  maxAmount: wire.max_amount ?? null,
  shortDescription: wire.short_description ?? null,
  postalDescription: wire.short_description_mpl_type ?? null,
});

export const readSavedCard = (wire: SavedCardFieldsFragment): typeof SavedCard.Encoded => ({
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
}: BillingAddressFieldsFragment): typeof BillingAddress.Encoded => ({
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
  isImported: wire.is_goodid,
});
