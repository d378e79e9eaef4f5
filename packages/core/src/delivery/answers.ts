import * as Schema from "effect/Schema";
import { PlaceFromWire } from "../address/wire.ts";
import { ShippingMethodFromWire } from "./wire.ts";

export const PostcodesAnswer = Schema.Struct({ postcodes: Schema.Array(PlaceFromWire) });
export const MethodsAnswer = Schema.Struct({ shippingMethods: Schema.Array(ShippingMethodFromWire) });
