// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  above,
  array,
  between,
  bool,
  checked,
  checks,
  finite,
  int,
  literals,
  matching,
  natural,
  nonEmpty,
  nullOr,
  struct,
  text,
} from "../../decoding/kernel.ts";
import { isDate } from "../isDate.ts";
import {
  type AlternativeUnit,
  type DayOrInstant,
  type Deposit,
  type Image,
  type Price,
  type Product,
  type Quantity,
  type QuantityType,
  type SellingUnit,
  type Weight,
} from "../Product.ts";
import { type Decoder, type DecoderOf } from "../../decoding/Decoder.ts";

export const price: DecoderOf<typeof Price> = between(int, 0, 2147483647);
export const dayOrInstant: DecoderOf<typeof DayOrInstant> = checked(
  matching(text, /^\d{4}-\d{2}-\d{2}/),
  isDate,
  "a day of the calendar",
);
export const quantity: DecoderOf<typeof Quantity> = above(finite, 0, 100000);
export const sellingUnitChecks: Decoder<unknown> = checks({
  name: nonEmpty,
  minimumQuantity: nullOr(quantity),
  quantityStep: nullOr(quantity),
});
export const alternativeUnitChecks: Decoder<unknown> = checks({
  name: nonEmpty,
  minimumQuantity: nullOr(quantity),
  quantityStep: nullOr(quantity),
  exchangeRate: quantity,
});
export const weight: DecoderOf<typeof Weight> = between(finite, 0, 100000000);
export const depositChecks: Decoder<unknown> = checks({ price: price, weight: nullOr(weight) });
export const productChecks: Decoder<unknown> = checks({
  regularPrice: price,
  specialPrice: nullOr(price),
  specialFrom: nullOr(dayOrInstant),
  specialTo: nullOr(dayOrInstant),
  personalPrice: nullOr(price),
  priorPrice: nullOr(price),
  vat: nullOr(between(finite, 0, 100)),
  pricePerUnit: nullOr(above(finite, 0, 1000000)),
  defaultUnit: sellingUnitChecks,
  alternativeUnit: nullOr(alternativeUnitChecks),
  weight: nullOr(weight),
  deposits: array(depositChecks),
  id: nonEmpty,
  newsFrom: nullOr(dayOrInstant),
  newsTo: nullOr(dayOrInstant),
  rating: checks({ average: nullOr(finite), count: natural }),
});
export const quantityType: DecoderOf<typeof QuantityType> = literals("default", "alternative");
export const sellingUnit: DecoderOf<typeof SellingUnit> = struct({
  name: nonEmpty,
  minimumQuantity: nullOr(quantity),
  quantityStep: nullOr(quantity),
});
export const alternativeUnit: DecoderOf<typeof AlternativeUnit> = struct({
  name: nonEmpty,
  minimumQuantity: nullOr(quantity),
  quantityStep: nullOr(quantity),
  exchangeRate: quantity,
});
export const deposit: DecoderOf<typeof Deposit> = struct({
  id: text,
  name: text,
  price: price,
  weight: nullOr(weight),
});
export const image: DecoderOf<typeof Image> = struct({
  id: text,
  alt: nullOr(text),
  full: text,
  list: text,
  thumbnail: text,
});
export const product: DecoderOf<typeof Product> = struct({
  regularPrice: price,
  specialPrice: nullOr(price),
  specialFrom: nullOr(dayOrInstant),
  specialTo: nullOr(dayOrInstant),
  personalPrice: nullOr(price),
  priorPrice: nullOr(price),
  vat: nullOr(between(finite, 0, 100)),
  priceUnit: nullOr(text),
  pricePerUnit: nullOr(above(finite, 0, 1000000)),
  defaultUnit: sellingUnit,
  alternativeUnit: nullOr(alternativeUnit),
  weight: nullOr(weight),
  deposits: array(deposit),
  id: nonEmpty,
  name: text,
  status: text,
  urlKey: text,
  smartUrl: nullOr(text),
  categories: array(struct({ id: text, name: text, urlKey: text })),
  defaultCategoryId: nullOr(text),
  brand: nullOr(text),
  webshopOnlyPrice: bool,
  newsFrom: nullOr(dayOrInstant),
  newsTo: nullOr(dayOrInstant),
  images: array(image),
  isMpl: bool,
  sliceable: bool,
  giftMessageAvailable: bool,
  adultsOnly: bool,
  rating: struct({ average: nullOr(finite), count: natural }),
});
export const productDetailsChecks: Decoder<unknown> = checks({
  regularPrice: price,
  specialPrice: nullOr(price),
  specialFrom: nullOr(dayOrInstant),
  specialTo: nullOr(dayOrInstant),
  personalPrice: nullOr(price),
  priorPrice: nullOr(price),
  vat: nullOr(between(finite, 0, 100)),
  pricePerUnit: nullOr(above(finite, 0, 1000000)),
  defaultUnit: sellingUnitChecks,
  alternativeUnit: nullOr(alternativeUnitChecks),
  weight: nullOr(weight),
  deposits: array(depositChecks),
  id: nonEmpty,
  newsFrom: nullOr(dayOrInstant),
  newsTo: nullOr(dayOrInstant),
  rating: checks({ average: nullOr(finite), count: natural }),
  votes: checks({ 0: natural, 1: natural, 2: natural, 3: natural, 4: natural }),
  packageGrams: nullOr(finite),
  packageMillilitres: nullOr(finite),
  minimumExpiryDays: nullOr(finite),
});
