import { describe, expect, it } from "vitest";
import { newAddress } from "../../address/newAddress.ts";
import { pickupAddress } from "../../address/pickupAddress.ts";
import type { PostPoint } from "../../delivery/model/PostPoint.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { huf } from "../../product/amounts.ts";
import { choicesToSend } from "./choicesToSend.ts";
import { noOrderData } from "../rules/noOrderData.ts";

type Checkout = Parameters<typeof choicesToSend>[0];
type Known = Parameters<typeof choicesToSend>[1]["known"];
type Cart = Parameters<typeof choicesToSend>[1]["cart"];

const courier: ShippingMethod = {
  id: "1",
  kind: "courier",
  name: "Kamra",
  price: huf(990),
  extraCost: null,
  discountPrice: null,
  maxWeight: null,
  isAvailable: true,
  description: null,
  shortDescription: null,
  deliveryTime: null,
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
  problems: [],
};
const savedCard = {
  id: "5",
  kind: "savedCard",
  name: "",
  isAvailable: true,
  cost: huf(0),
  shortDescription: null,
  minAmount: null,
  maxAmount: null,
  postalDescription: null,
} as const;
const destination = {
  name: "Kis Anna",
  postcode: "6720",
  city: "Szeged",
  street: "Fő utca",
  houseNumber: "1",
  telephone: null,
  note: null,
};
const address = { ...newAddress, ...destination };
const contactPerson = { name: "Kis Anna", email: "anna@pelda.hu", telephone: "3612345678" };
const billingAddress = { ...address, isCompany: false, vatNumber: null, bankTransferEnabled: false };
const written = {
  id: null,
  name: "Kis Anna",
  postcode: "6720",
  city: "Szeged",
  street: "Fő utca",
  houseNumber: "1",
  isCompany: false,
  vatNumber: null,
};
const point: PostPoint = {
  id: "2",
  extId: null,
  name: "",
  postcode: "6720",
  city: "",
  streetName: "",
  streetType: "",
  houseNumber: "",
  latitude: 0,
  longitude: 0,
  servicePointType: "",
  workingHours: "",
};

const checkout: Checkout = {
  flow: "normal",
  linkedOrder: null,
  selection: { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" },
  shippingMethod: courier,
  leftMethod: null,
  shippingAddress: address,
  contactPerson,
  timeSlotId: null,
  postPoint: null,
  billingAddress,
  paymentMethod: savedCard,
};
const known = {
  ...noOrderData,
  contactPerson,
  shippingAddress: address,
  billingAddress,
  savedCardId: "3",
  postPoint: point,
};
const whole = {
  contactPerson,
  shippingAddress: destination,
  billingAddress: written,
  paymentMethod: savedCard,
  savedCardId: "3",
};
const empty: NonNullable<Cart> = {
  couponCode: null,
  linkedOrder: null,
  shippingMethod: null,
  shippingAddress: null,
  timeSlot: null,
  postPoint: null,
  contactPerson: null,
  billingAddress: null,
  paymentMethod: null,
  savedCardId: null,
  ageConfirmed: false,
};

describe("[CART-17] choices that the server's cart lacks", () => {
  it("include everything complete, once", () => {
    expect(choicesToSend(checkout, { known, cart: null })).toEqual(whole);
    expect(choicesToSend(checkout, { known, cart: { ...empty, ...whole } })).toEqual({});
    expect(choicesToSend(checkout, { known, cart: { ...empty, ...whole, savedCardId: null } })).toEqual({
      savedCardId: "3",
    });
  });

  it("are empty without any choice", () => {
    const unchosen = { ...checkout, selection: null, shippingMethod: null, shippingAddress: null, paymentMethod: null };
    expect(choicesToSend(unchosen, { known: noOrderData, cart: empty })).toEqual({});
    expect(choicesToSend({ ...unchosen, selection: checkout.selection }, { known: noOrderData, cart: empty })).toEqual(
      {},
    );
  });

  it("exclude an incomplete address", () => {
    const half = {
      ...known,
      contactPerson: { ...contactPerson, email: "anna" },
      billingAddress: { ...billingAddress, street: " " },
    };
    const sent = choicesToSend(
      { ...checkout, shippingAddress: { ...address, houseNumber: null } },
      { known: half, cart: empty },
    );
    expect(Object.keys(sent)).toEqual(["paymentMethod", "savedCardId"]);
    expect(
      choicesToSend({ ...checkout, shippingAddress: null }, { known, cart: { ...empty, ...whole } }).shippingAddress,
    ).toBeNull();
    const blank = { ...known, contactPerson: { ...contactPerson, telephone: " " } };
    expect(choicesToSend(checkout, { known: blank, cart: empty }).contactPerson).toBeUndefined();
  });

  it("exclude the address for pickup, and the delivery of a linked cart", () => {
    const fetched = { ...checkout, selection: { type: "personal" }, shippingAddress: pickupAddress } as const;
    expect(choicesToSend(fetched, { known, cart: empty }).shippingAddress).toBeUndefined();
    expect(
      choicesToSend({ ...fetched, shippingAddress: address }, { known, cart: empty }).shippingAddress,
    ).toBeUndefined();
    const linkedOrder = { shippingMethod: courier, shippingAddress: address };
    const sent = choicesToSend({ ...checkout, linkedOrder }, { known, cart: empty });
    expect([sent.shippingMethod, sent.shippingAddress]).toEqual([undefined, undefined]);
  });

  it("include a post point where the method needs one, and a saved card that pays", () => {
    expect(choicesToSend(checkout, { known, cart: empty }).postPoint).toBeUndefined();
    const byPost = { ...checkout, shippingMethod: { ...courier, id: "3", kind: "postPoint" } } as const;
    expect(choicesToSend(byPost, { known, cart: empty }).postPoint).toEqual(point);
    expect(choicesToSend(byPost, { known, cart: null }).postPoint).toEqual(point);
    expect(choicesToSend(byPost, { known: { ...known, postPoint: null }, cart: empty }).postPoint).toBeUndefined();
    const byBank = { ...checkout, paymentMethod: { ...savedCard, id: "3", kind: "simple" } } as const;
    expect(choicesToSend(byBank, { known, cart: { ...empty, savedCardId: "3" } }).savedCardId).toBeNull();
  });

  it("identify a saved billing address", () => {
    const saved = { ...known, billingAddress: { ...billingAddress, id: "9" } };
    expect(choicesToSend(checkout, { known: saved, cart: empty }).billingAddress).toEqual({ ...written, id: "9" });
  });
});

describe("[SHIP-7] the method on the server's cart is one that the shopper pressed", () => {
  const pickup: ShippingMethod = { ...courier, id: "4", kind: "pickup" };
  const postPoint: ShippingMethod = { ...courier, id: "3", kind: "postPoint" };
  const sent = (
    changes: Partial<Checkout>,
    onCart: ShippingMethod | null,
    data: Known = { ...known, postPoint: null },
  ) =>
    choicesToSend({ ...checkout, ...changes }, { known: data, cart: { ...empty, shippingMethod: onCart } })
      .shippingMethod;
  const fetched = { selection: { type: "personal" }, shippingMethod: pickup } as const;

  it("so one that only follows from the place stays here", () => {
    expect(sent({}, null)).toBeUndefined();
    expect(sent({}, courier)).toBeUndefined();
  });

  it("and picking pickup or a post point is a press", () => {
    expect(sent(fetched, null)).toBe(pickup);
    expect(sent(fetched, courier)).toBe(pickup);
    expect(sent(fetched, pickup)).toBeUndefined();
    expect(sent({ shippingMethod: postPoint }, null)).toBeUndefined();
    expect(sent({ shippingMethod: postPoint }, null, known)).toBe(postPoint);
  });

  it("and pickup ends with its place", () => {
    expect(sent({}, pickup)).toBeNull();
    expect(sent({ shippingMethod: null }, pickup)).toBeUndefined();
  });

  it("and one that was left stays pressed", () => {
    expect(sent({ leftMethod: postPoint }, postPoint)).toBeUndefined();
  });
});
