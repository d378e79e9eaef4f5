import { billingAddressFromWire } from "../../payment/graphql/generated/decoders.ts";
import { billingAddress, destination, shopper } from "../../decoding/examples.test.support.ts";
import { reads } from "../../decoding/reads.test.support.ts";
import { shippingAddressFromWire } from "../../address/graphql/generated/decoders.ts";
import { shoppingListFromWire } from "../../lists/rest/generated/responses.ts";
import { userFromWire } from "../../identity/graphql/generated/decoders.ts";

const shipping = {
  wire: { ...destination.wire, id: "a1", is_default: true, is_goodid: false },
  model: { ...destination.model, id: "a1", isDefault: true, isImported: false },
};
const billing = {
  wire: { ...billingAddress.wire, bank_transfer_enabled: true, is_default: false, is_goodid: true },
  model: { ...billingAddress.model, bankTransferEnabled: true, isDefault: false, isImported: true },
};
const card = {
  wire: { id: "k1", card_title: "Saját", card_type: "VISA", card_pan: "1234", card_exp: "12/29", is_default: true },
  model: { id: "k1", cardTitle: "Saját", cardType: "VISA", cardPan: "1234", cardExp: "12/29", isDefault: true },
};

reads("a shopper", userFromWire, {
  wire: {
    ...shopper.wire,
    shipping_addresses: [shipping.wire],
    billing_addresses: [billing.wire],
    saved_credit_cards: [card.wire],
  },
  model: {
    ...shopper.model,
    shippingAddresses: [shipping.model],
    billingAddresses: [billing.model],
    savedCards: [card.model],
  },
  without: {
    ext_id: { extId: null },
    telephone: { telephone: null },
    last_login: { lastLogin: null },
    good_id_diff: { loyaltyDifferences: null },
  },
});

reads("a shopper's shipping address", shippingAddressFromWire, {
  ...shipping,
  without: { note: { note: null }, telephone: { telephone: null } },
});

reads("a shopper's billing address", billingAddressFromWire, {
  ...billing,
  without: { vat_number: { vatNumber: null } },
});

reads("a shopping list", shoppingListFromWire, {
  wire: {
    listId: "l1",
    name: "Hétvége",
    type: "shoppinglist",
    created_at: "2026-11-20T10:00:00Z",
    events: [{ created_at: "2026-11-20T11:00:00Z" }],
    products: [
      { productId: "12", quantity: 2, created_at: "2026-11-20T12:00:00Z" },
      { productId: "13", quantity: 1, created_at: "2026-11-20T12:30:00Z", deleted_name: "Vaj" },
    ],
    texts: [{ text: "barna kenyér", created_at: "2026-11-20T12:40:00Z" }],
    users: [
      {
        userId: "u1",
        name: "Éva",
        email: "eva@example.hu",
        type: "member",
        shared_at: "2026-11-20T13:00:00Z",
        accepted_at: "2026-11-20T14:00:00Z",
      },
      { email: "uj@example.hu", type: "member" },
    ],
  },
  model: {
    id: "l1",
    name: "Hétvége",
    type: "shoppinglist",
    createdAt: "2026-11-20T10:00:00Z",
    events: [{ createdAt: "2026-11-20T11:00:00Z" }],
    products: [
      { productId: "12", quantity: 2, createdAt: "2026-11-20T12:00:00Z", deletedName: null },
      { productId: "13", quantity: 1, createdAt: "2026-11-20T12:30:00Z", deletedName: "Vaj" },
    ],
    texts: [{ text: "barna kenyér", createdAt: "2026-11-20T12:40:00Z" }],
    users: [
      {
        userId: "u1",
        name: "Éva",
        email: "eva@example.hu",
        type: "member",
        sharedAt: "2026-11-20T13:00:00Z",
        acceptedAt: "2026-11-20T14:00:00Z",
      },
      { userId: null, name: null, email: "uj@example.hu", type: "member", sharedAt: null, acceptedAt: null },
    ],
  },
});
