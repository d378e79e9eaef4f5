import * as Schema from "effect/Schema";
import { Withdrawal, WithdrawalTerms, WithdrawnProduct } from "../../order/Order.ts";
import { decodeOnly } from "./decodeOnly.ts";

const WithdrawnProductFromWire = decodeOnly(
  Schema.Struct({
    product_id: Schema.String,
    name: Schema.String,
    piece: Schema.Finite,
    default_quantity_name: Schema.String,
  }),
  WithdrawnProduct,
  (wire) => ({
    productId: wire.product_id,
    name: wire.name,
    quantity: wire.piece,
    unitName: wire.default_quantity_name,
  }),
);

const wireTerms = { products: Schema.Array(WithdrawnProductFromWire), amount: Schema.Finite };

/** The contract's `WithdrawalTerms`, read into the model. */
export const WithdrawalTermsFromWire = decodeOnly(Schema.Struct(wireTerms), WithdrawalTerms, (wire) => wire);

/** The contract's `Withdrawal`, read into the model. */
export const WithdrawalFromWire = decodeOnly(
  Schema.Struct({ ...wireTerms, id: Schema.String, created_at: Schema.String }),
  Withdrawal,
  ({ created_at, ...wire }) => ({ ...wire, createdAt: created_at }),
);
