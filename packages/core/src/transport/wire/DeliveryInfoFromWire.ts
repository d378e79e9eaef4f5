import * as Schema from "effect/Schema";
import { DeliveryInfo } from "../../content/DeliveryInfo.ts";
import { decodeOnly } from "./decodeOnly.ts";

const WireDeliveryInfo = Schema.Struct({
  id: Schema.String,
  url_key: Schema.String,
  title: Schema.String,
  content: Schema.String,
});

/** The contract's `DeliveryInfo`, read into the model. */
export const DeliveryInfoFromWire = decodeOnly(WireDeliveryInfo, DeliveryInfo, ({ url_key, ...info }) => ({
  ...info,
  urlKey: url_key,
}));
