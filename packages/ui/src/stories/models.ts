import type { AllergenCode, Product } from "@kamra/core/product";
import { huf } from "@kamra/core/product";
import type { CartLine, CartTotals } from "@kamra/core/cart";
import type { ProductFilters, ProductPage } from "@kamra/core/catalogue";
import type { TimeRange, UndeliverableProduct } from "@kamra/core/delivery";
import { defaultSettings, type ShopSettings } from "@kamra/core/settings";
import type { ProfileLayoutProps } from "../account/ProfileLayout.tsx";
import type { KeptAllergens } from "../catalogue/FilterPanel.tsx";
import type { PaymentPickerProps } from "../checkout/PaymentPicker.tsx";
import type { SortSelectProps } from "../catalogue/SortSelect.tsx";
import type { PostcodeLookupState } from "../field/PostcodeLookupState.ts";
import type { OrderCardProps } from "../order/OrderCard.tsx";
import type { QuestionDialogProps } from "../overlay/QuestionDialog.tsx";
import type { NavigationLink } from "../shell/NavigationLink.ts";
import { courier, postal } from "./carriers.ts";
import { beerLine, milkLine, tomatoLine, totals } from "./carts.ts";
import { facets } from "./facets.ts";
import { order } from "./orders.ts";
import * as products from "./products.ts";

/** Models by what tells them apart, for those who do not write JSON. */
export type Models = Readonly<Record<string, unknown>>;

const named = <Model>(choices: Readonly<Record<string, Model>>): Models => choices;

const streets = named<ReadonlyArray<string>>({
  "two of a village": ["Fő utca", "Kossuth Lajos utca"],
  "with a long one": ["Fő utca", "Bajcsy-Zsilinszky Endre köz", "Összekötő-Határőrlaktanya sétány"],
});

const ofAPage = named<ProductPage["facets"]>({
  "all of them": facets,
  "prices alone": { ...facets, attributes: [], discountedCount: 0, newsCount: 0 },
});

/** By a type's name, or of one prop alone; what stories give is a choice in any case. */
export const models: Readonly<Record<string, Models>> = {
  Product: named<Product>({
    "by the piece": products.milk,
    "by weight in two units": products.tomato,
    "reduced by 28 per cent": products.yoghurt,
    "with a deposit for adults": products.beer,
    new: products.newBread,
    "with a personal price": products.personalCoffee,
    "sold out": products.soldOut,
    "out of season": products.seasonal,
    "gone for good": products.ended,
    "without a picture": products.withoutPicture,
    "with a long name and a big price": products.longName,
  }),
  CartLine: named<CartLine>({
    "by the piece": milkLine,
    "by weight but ordered in pieces": tomatoLine,
    "with a deposit": beerLine,
  }),
  CartTotals: named<CartTotals>({
    "with all costs": totals,
    "delivered for free": { ...totals, delivery: huf(0), total: huf(totals.total - totals.delivery) },
    "without a reduction": { ...totals, discount: huf(0), total: huf(totals.total - totals.discount) },
    "of six digits": { ...totals, goods: huf(totals.goods + 200_000), total: huf(totals.total + 200_000) },
  }),
  // A line of the product that the stories show.
  "BuyBox.line": named<CartLine>({ "in the cart": milkLine }),
  "ProductCard.line": named<CartLine>({ "in the cart": milkLine }),
  UndeliverableProduct: named<UndeliverableProduct>({
    "chilled with another way": { problem: "CHILLED", method: postal, instead: [courier] },
    "frozen with no other way": { problem: "FROZEN", method: postal, instead: [] },
  }),
  ProductFilters: named<ProductFilters>({
    "nothing chosen": { categoryId: "4" },
    "reduced ones": { categoryId: "4", discounted: true },
    "a price and two brands": {
      categoryId: "4",
      priceFrom: 500,
      priceTo: 1500,
      attributes: { brand: ["b0", "b8"] },
    },
  }),
  'ProductPage["facets"]': ofAPage,
  "ActiveFilters.facets": ofAPage,
  "FilterDrawer.facets": ofAPage,
  KeptAllergens: named<KeptAllergens>({
    "none kept yet": { avoided: [], onAvoid: () => undefined },
    "milk is avoided": { avoided: ["milk"], onAvoid: () => undefined },
  }),
  PostcodeLookupState: named<PostcodeLookupState>({
    "not typed yet": { status: "incomplete" },
    "looked up": { status: "loading" },
    "one place": { status: "found", places: [{ postcode: "1186", city: "Budapest" }] },
    "two places": {
      status: "found",
      places: [
        { postcode: "9200", city: "Mosonmagyaróvár" },
        { postcode: "9200", city: "Mosonudvar" },
      ],
    },
    unknown: { status: "unknown", message: "Nem létező irányítószám!" },
  }),
  "AddressFields.streets": streets,
  "BillingFields.streets": streets,
  "TextField.suggestions": streets,
  TimeRange: named<TimeRange>({
    "in the afternoon": { day: "2026-11-24", from: "14:00", to: "16:00" },
    "in the new year": { day: "2027-01-04", from: "08:00", to: "10:00" },
  }),
  "SortSelect.value": named<SortSelectProps<"PRICE" | "NAME" | "CREATED_AT">["value"]>({
    "cheapest first": { sort: "PRICE", direction: "ASC" },
    "dearest first": { sort: "PRICE", direction: "DESC" },
    "by name": { sort: "NAME", direction: "ASC" },
    "newest first": { sort: "CREATED_AT", direction: "DESC" },
  }),
  "PaymentPicker.shippingMethod": named<PaymentPickerProps["shippingMethod"]>({
    "by courier": { kind: "courier" },
    "by post": { kind: "postal" },
  }),
  "ProfileLayout.menu": named<ProfileLayoutProps["menu"]>({
    "two pages": {
      label: "Profilom",
      href: "/profil",
      entries: [
        { href: "/profil/adataim", label: "Személyes adataim", icon: "user" },
        { href: "/profil/szallitasi-cimeim", label: "Szállítási címeim", icon: "truck", isCurrent: true },
      ],
    },
  }),
  "OrderCard.order": named<OrderCardProps["order"]>({
    "on its way": order,
    "being packed": { ...order, status: { code: "PROCESSING", title: "Feldolgozás alatt" } },
    cancelled: { ...order, status: { code: "CANCELED", title: "Törölve" } },
    "without a time slot": { ...order, timeSlot: null },
  }),
  "QuestionDialog.other": named<QuestionDialogProps["other"]>({
    "a third way": { label: "Később döntök", onPress: () => undefined },
    "one that removes": { label: "Elvetés", onPress: () => undefined, isDestructive: true },
  }),
  "AllergenNote.product": named<Pick<Product, "allergens">>({
    "with milk": { allergens: ["milk"] },
    "with milk and gluten": { allergens: ["milk", "gluten"] },
    "without what is avoided": { allergens: ["soybeans"] },
  }),
  "Footer.socialLinks": named<ReadonlyArray<NavigationLink>>({
    "two networks": [
      { href: "https://example.com/facebook", label: "Facebook" },
      { href: "https://example.com/instagram", label: "Instagram" },
    ],
  }),
  // Five numbers that belong together.
  "RatingDistribution.votes": {},
  "UiProvider.settings": named<ShopSettings>({
    "another shop": {
      ...defaultSettings,
      brand: "Éléskamra",
      pickupAddress: {
        ...defaultSettings.pickupAddress,
        ...{ postcode: "6720", city: "Szeged", street: "Kárász utca", houseNumber: "3" },
      },
    },
  }),
  "UiProvider.avoidedAllergens": named<ReadonlyArray<AllergenCode>>({
    milk: ["milk"],
    "milk and gluten": ["milk", "gluten"],
  }),
};
