import * as Schema from "effect/Schema";
import { PlaceFromWire, ShippingMethodFromWire } from "./wire.ts";

export const PostcodesAnswer = Schema.Struct({ postcodes: Schema.Array(PlaceFromWire) });
export const MethodsAnswer = Schema.Struct({ shippingMethods: Schema.Array(ShippingMethodFromWire) });
