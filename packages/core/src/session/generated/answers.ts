// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, eachValid, nonEmpty, nullish, struct, text } from "../../decoding/kernel.ts";
import { cartFromWire } from "../../cart/generated/wire.ts";
import { cartMergeChangeFromWire } from "./wire.ts";
import {
  type ConfirmEmailAnswer,
  type EmailAvailabilityAnswer,
  type LoginAnswer,
  type LoginResult,
  type LogoutAnswer,
  type MeAnswer,
  type PasswordResetAnswer,
  type PasswordResetRequestAnswer,
  type RegistrationAnswer,
  type TokenLoginAnswer,
} from "../answers.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { userFromWire } from "../../identity/generated/wire.ts";

export const confirmEmailAnswer: DecoderOf<typeof ConfirmEmailAnswer> = struct({ user: userFromWire });
export const emailAvailabilityAnswer: DecoderOf<typeof EmailAvailabilityAnswer> = struct({ emailAvailability: bool });
export const loginResult: DecoderOf<typeof LoginResult> = struct({
  token: nonEmpty,
  user: userFromWire,
  cart: nullish(cartFromWire),
  cart_changes: eachValid(cartMergeChangeFromWire),
});
export const loginAnswer: DecoderOf<typeof LoginAnswer> = struct({ login: loginResult });
export const logoutAnswer: DecoderOf<typeof LogoutAnswer> = struct({ logout: cartFromWire });
export const meAnswer: DecoderOf<typeof MeAnswer> = struct({ me: userFromWire });
export const passwordResetAnswer: DecoderOf<typeof PasswordResetAnswer> = struct({ resetPassword: bool });
export const passwordResetRequestAnswer: DecoderOf<typeof PasswordResetRequestAnswer> = struct({
  requestPasswordReset: bool,
});
export const registrationAnswer: DecoderOf<typeof RegistrationAnswer> = struct({
  registration: struct({ user: struct({ id: text }) }),
});
export const tokenLoginAnswer: DecoderOf<typeof TokenLoginAnswer> = struct({ tokenLogin: loginResult });
