import * as Schema from "effect/Schema";
import { ShippingAddressFromWire } from "../address/wire.ts";
import { BillingAddressFromWire } from "../payment/wire.ts";
import { UserFromWire } from "../identity/wire.ts";

export const UserAnswer = Schema.Struct({ user: UserFromWire });
export const SubscriptionAnswer = Schema.Struct({ product: Schema.Struct({ is_subscribed: Schema.Boolean }) });
export const ShippingAnswer = Schema.Struct({ address: ShippingAddressFromWire });
export const BillingAnswer = Schema.Struct({ address: BillingAddressFromWire });
export const PasswordAnswer = Schema.Struct({ changeMyPassword: Schema.Boolean });
export const ExportAnswer = Schema.Struct({ exportMyData: Schema.String });
export const DeletionAnswer = Schema.Struct({ deleteMyAccount: Schema.Boolean });
