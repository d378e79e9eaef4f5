// Generated from the schemas by `npm run codegen`. Do not edit.
import { OrderedProductsDocument } from "../../../transport/generated/documents.ts";
import { eachValid, struct } from "../../../decoding/kernel.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import { orderedProductFromWire } from "./decoders.ts";
import { type OrderedProductsQuery } from "./responses.ts";

export const orderedProductsQuery = /*#__PURE__*/ graphqlOperation(
  OrderedProductsDocument,
  struct<OrderedProductsQuery>({ me: struct({ ordered_products: eachValid(orderedProductFromWire) }) }),
);
