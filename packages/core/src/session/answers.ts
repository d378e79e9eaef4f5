import * as Schema from "effect/Schema";
import { CartFromWire } from "../cart/wire.ts";
import { eachValid } from "../decoding/eachValid.ts";
import { nullish } from "../decoding/nullish.ts";
import { UserFromWire } from "../identity/wire.ts";
import { CartMergeChangeFromWire } from "./wire.ts";

export const LoginResult = Schema.Struct({
  token: Schema.NonEmptyString,
  user: UserFromWire,
  cart: nullish(CartFromWire),
  cart_changes: eachValid(CartMergeChangeFromWire),
});

export const LoginAnswer = Schema.Struct({ login: LoginResult });
export const TokenLoginAnswer = Schema.Struct({ tokenLogin: LoginResult });
export const ConfirmEmailAnswer = Schema.Struct({ user: UserFromWire });
export const RegistrationAnswer = Schema.Struct({
  registration: Schema.Struct({ user: Schema.Struct({ id: Schema.String }) }),
});
export const LogoutAnswer = Schema.Struct({ logout: CartFromWire });
export const MeAnswer = Schema.Struct({ me: UserFromWire });
export const EmailAvailabilityAnswer = Schema.Struct({ emailAvailability: Schema.Boolean });
export const PasswordResetRequestAnswer = Schema.Struct({ requestPasswordReset: Schema.Boolean });
export const PasswordResetAnswer = Schema.Struct({ resetPassword: Schema.Boolean });
