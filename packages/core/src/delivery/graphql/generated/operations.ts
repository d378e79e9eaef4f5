// Generated from the schemas by `npm run codegen`. Do not edit.
import { PostcodesDocument, ShippingMethodsDocument, StreetsDocument } from "../../../transport/generated/documents.ts";
import { array, nullish, struct, text } from "../../../decoding/kernel.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import { placeFromWire } from "../../../address/graphql/generated/decoders.ts";
import { shippingMethodFromWire } from "./decoders.ts";
import { type PostcodesQuery, type ShippingMethodsQuery, type StreetsQuery } from "./responses.ts";

export const postcodesQuery = /*#__PURE__*/ graphqlOperation(
  PostcodesDocument,
  struct<PostcodesQuery>({ postcodes: array(placeFromWire) }),
);
export const shippingMethodsQuery = /*#__PURE__*/ graphqlOperation(
  ShippingMethodsDocument,
  struct<ShippingMethodsQuery>({ shippingMethods: array(shippingMethodFromWire) }),
);
export const streetsQuery = /*#__PURE__*/ graphqlOperation(
  StreetsDocument,
  struct<StreetsQuery>({ postcodes: array(struct({ street: nullish(text) })) }),
);
