// Generated from the schemas by `npm run codegen`. Do not edit.
import { literals, struct, tagged, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type DeliverySelection } from "../DeliverySelection.schema.ts";

export const deliverySelection: DecoderOf<typeof DeliverySelection> = tagged("type", {
  personal: struct({ type: literals("personal") }),
  delivery: tagged("deliveryType", {
    postcode: struct({ type: literals("delivery"), deliveryType: literals("postcode"), zip: text, city: text }),
    savedAddress: struct({
      type: literals("delivery"),
      deliveryType: literals("savedAddress"),
      addressId: text,
      zip: text,
      city: text,
    }),
  }),
});
