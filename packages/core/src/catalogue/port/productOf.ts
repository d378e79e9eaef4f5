import { productDetails } from "../../product/generated/Product.ts";
import type { Added } from "../../decoding/Added.ts";
import type { Unbranded } from "../../decoding/Branded.ts";
import type { OwnFieldsGiven } from "../../decoding/OwnModel.ts";
import type { ProductDetails } from "../../product/Product.ts";
import { modelOf } from "../../transport/modelOf.ts";

type Fields = Unbranded<Omit<ProductDetails, keyof Added["Product"]>>;

/** What every shop knows of a product, and what else a backend has. */
export type ProductFields = Pick<Fields, "id" | "name" | "regularPrice"> & Partial<Fields> & Added["Product"];

/** The defaults of a product: sold by the piece, available, without a picture. */
const plain: Omit<Fields, "id" | "name" | "regularPrice" | "urlKey"> = {
  specialPrice: null,
  specialFrom: null,
  specialTo: null,
  personalPrice: null,
  priorPrice: null,
  vat: null,
  priceUnit: null,
  pricePerUnit: null,
  defaultUnit: { name: "db", minimumQuantity: null, quantityStep: null },
  alternativeUnit: null,
  weight: null,
  deposits: [],
  status: "AVAILABLE",
  smartUrl: null,
  categories: [],
  defaultCategoryId: null,
  brand: null,
  origin: null,
  minimumExpiryDays: null,
  webshopOnlyPrice: false,
  newsFrom: null,
  newsTo: null,
  images: [],
  isMailable: false,
  storage: "AMBIENT",
  isFragile: false,
  sliceable: false,
  giftMessageAvailable: false,
  adultsOnly: false,
  rating: { average: null, count: 0 },
  barcodes: [],
  descriptionHtml: null,
  ingredientsHtml: null,
  nutrition: [],
  allergens: [],
  attributes: [],
  votes: [0, 0, 0, 0, 0],
  packageGrams: null,
  packageMillilitres: null,
  isSubscribed: false,
  metaTitle: null,
  metaDescription: null,
};

/**
 * A product out of what an own backend has; what it lacks has no effect in the shop. Its `urlKey` is its id by default.
 *
 * Pass the application's own fields, and `ownFields` to read them. Units: prices are whole and gross, for one default
 * unit. Errors: a DecodeError that names the first wrong field.
 *
 * @example productOf({ id: "12", name: "Tej", regularPrice: 399 }).status // => "AVAILABLE"
 */
export const productOf = (fields: ProductFields, ...[ownFields]: OwnFieldsGiven): ProductDetails =>
  modelOf(productDetails, { ...plain, urlKey: fields.id, ...fields }, ownFields);
