import * as Schema from "effect/Schema";
import { paymentKindOf } from "../../payment/paymentKindOf.ts";
import { PaymentMethod } from "../../payment/PaymentMethod.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

/**
 * The contract's `PaymentMethod`, read into the model; one of a kind that this version does not know is kept.
 *
 * @rule PAY-1
 */
export const PaymentMethodFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    is_available: Schema.Boolean,
    cost: Schema.Finite,
    short_description: nullish(Schema.String),
    short_description_mpl_type: nullish(Schema.String),
  }),
  PaymentMethod,
  ({ id, name, is_available, cost, ...wire }) => ({
    id,
    kind: paymentKindOf(id),
    name,
    isAvailable: is_available,
    cost,
    shortDescription: wire.short_description ?? null,
    shortDescriptionMplType: wire.short_description_mpl_type ?? null,
  }),
);
