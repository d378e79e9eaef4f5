import type { Added } from "../../decoding/Added.ts";
import type { Unbranded } from "../../decoding/Branded.ts";
import type { OwnFieldsGiven } from "../../decoding/OwnModel.ts";
import type { Product } from "../../product/Product.ts";
import { modelOf } from "../../transport/modelOf.ts";
import type { Cart, PlainCart, PlainCartLine } from "../model/Cart.ts";
import { cart } from "../model/generated/Cart.ts";
import { emptyCart } from "../queue/emptyCart.ts";

type LineFields = Unbranded<PlainCartLine>;
type Fields = Unbranded<PlainCart>;

/** What every shop knows of a line: the price of one default unit, and that of the whole line. */
export type CartLineFields = Pick<LineFields, "quantity" | "price" | "total"> &
  Partial<LineFields> & { readonly product: Product } & Added["CartLine"];

/** What every shop knows of a cart, and what else a backend has. */
export type CartFields = Pick<Fields, "id" | "totalPrice"> &
  Partial<Omit<Fields, "lines">> & { readonly lines: ReadonlyArray<CartLineFields> } & Added["Cart"];

const plainLine: Omit<LineFields, "product" | "quantity" | "price" | "total"> = {
  alternativeQuantity: null,
  quantityType: "default",
  sliced: false,
  additionalInformation: null,
  substitution: "LEAVE_OUT",
};

/**
 * A cart out of what an own backend has; what it lacks is not chosen. A backend with `mark` also gives its `hash`, one that counts
 * revisions its `revision`. `ownFields` reads the application's own fields, also those of the products.
 *
 * Units: whole prices, gross, computed by the backend. Errors: a DecodeError that names the first wrong field.
 *
 * @example cartOf({ id: "c1", lines: [], totalPrice: 0 }).couponCode // => null
 */
export const cartOf = ({ lines, ...fields }: CartFields, ...[ownFields]: OwnFieldsGiven): Cart =>
  modelOf(cart, { ...emptyCart, ...fields, lines: lines.map((line) => ({ ...plainLine, ...line })) }, ownFields);
