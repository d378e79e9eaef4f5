import type { User } from "@kamra/core/session";

/** The wire format of this user. */
export function wireUserOf(user: User) {
  return {
    id: user.id,
    ext_id: user.extId,
    email: user.email,
    name: user.name,
    telephone: user.telephone,
    last_login: user.lastLogin,
    created_at: user.createdAt,
    disable_donations: user.disableDonations,
    customer_type: user.customerType,
    shipping_addresses: user.shippingAddresses.map((address) => ({
      id: address.id,
      name: address.name,
      postcode: Number(address.postcode),
      city: address.city,
      street: address.street,
      house_number: address.houseNumber,
      note: address.note,
      telephone: address.telephone,
      is_default: address.isDefault,
      is_goodid: address.isImported,
    })),
    billing_addresses: user.billingAddresses.map((address) => ({
      id: address.id,
      name: address.name,
      postcode: Number(address.postcode),
      city: address.city,
      street: address.street,
      house_number: address.houseNumber,
      is_company: address.isCompany,
      vat_number: address.vatNumber,
      bank_transfer_enabled: address.bankTransferEnabled,
      is_default: address.isDefault,
      is_goodid: address.isImported,
    })),
    saved_credit_cards: user.savedCards.map((card) => ({
      id: card.id,
      card_title: card.cardTitle,
      card_type: card.cardType,
      card_pan: card.cardPan,
      card_exp: card.cardExp,
      is_default: card.isDefault,
    })),
    avoided_allergens: user.avoidedAllergens,
    good_id_diff: user.loyaltyDifferences && { diff: user.loyaltyDifferences },
  };
}
