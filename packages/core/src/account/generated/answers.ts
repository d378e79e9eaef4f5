// Generated from the schemas by `npm run codegen`. Do not edit.
import { billingAddressFromWire } from "../../payment/generated/wire.ts";
import { bool, struct, text } from "../../decoding/kernel.ts";
import { shippingAddressFromWire } from "../../address/generated/wire.ts";
import {
  type BillingAnswer,
  type DeletionAnswer,
  type ExportAnswer,
  type PasswordAnswer,
  type ShippingAnswer,
  type SubscriptionAnswer,
  type UserAnswer,
} from "../answers.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { userFromWire } from "../../identity/generated/wire.ts";

export const billingAnswer: DecoderOf<typeof BillingAnswer> = struct({ address: billingAddressFromWire });
export const deletionAnswer: DecoderOf<typeof DeletionAnswer> = struct({ deleteMyAccount: bool });
export const exportAnswer: DecoderOf<typeof ExportAnswer> = struct({ exportMyData: text });
export const passwordAnswer: DecoderOf<typeof PasswordAnswer> = struct({ changeMyPassword: bool });
export const shippingAnswer: DecoderOf<typeof ShippingAnswer> = struct({ address: shippingAddressFromWire });
export const subscriptionAnswer: DecoderOf<typeof SubscriptionAnswer> = struct({
  product: struct({ is_subscribed: bool }),
});
export const userAnswer: DecoderOf<typeof UserAnswer> = struct({ user: userFromWire });
