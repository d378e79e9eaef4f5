// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  CartDocument,
  CartHashDocument,
  CreateCartDocument,
  UpdateCartDocument,
} from "../../../transport/generated/documents.ts";
import { cartFromWire } from "./decoders.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import { int, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type CartHashQuery, type CartQuery, type CreateCartMutation, type UpdateCartMutation } from "./responses.ts";

export const cartQuery = /*#__PURE__*/ graphqlOperation(
  CartDocument,
  struct<CartQuery>({ cart: nullOr(cartFromWire) }),
);
export const cartHashQuery = /*#__PURE__*/ graphqlOperation(
  CartHashDocument,
  struct<CartHashQuery>({ cart: nullOr(struct({ hash: text, revision: int })) }),
);
export const createCartMutation = /*#__PURE__*/ graphqlOperation(
  CreateCartDocument,
  struct<CreateCartMutation>({ createCart: cartFromWire }),
);
export const updateCartMutation = /*#__PURE__*/ graphqlOperation(
  UpdateCartDocument,
  struct<UpdateCartMutation>({ updateCart: cartFromWire }),
);
